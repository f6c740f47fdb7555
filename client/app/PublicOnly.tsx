/** Pages for people who are not signed in; others go on to their dashboard. */
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../lib/session/sessionContext.ts';
import { loadSender } from '../lib/callApi.ts';
import { preloadSignedIn } from './pageCode.ts';
import { SessionSpinner } from './SessionSpinner.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** What signing in needs, and then where it leads. */
function fetchNext(): void {
  loadSender().catch(() => undefined);
  void preloadSignedIn('/dashboard');
}

export function PublicOnly() {
  const { isAuthenticated, loading, token } = useSession();
  if (isAuthenticated) return <Navigate to="/dashboard" replace />;
  // only a stored token hides the page: while signing in, the form stays with what was typed
  if (loading && token) return <SessionSpinner />;
  return (
    <SignedOutFrame onBegin={fetchNext}>
      <Outlet />
    </SignedOutFrame>
  );
}
