/** Pages for people who are not signed in; others go on to their dashboard. */
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../lib/session/sessionContext.ts';
import { preloadSignedIn } from './pageCode.ts';
import { SessionSpinner } from './SessionSpinner.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

export function PublicOnly() {
  const { isAuthenticated, loading, token } = useSession();
  if (isAuthenticated) return <Navigate to="/dashboard" replace />;
  // only a stored token hides the page: while signing in, the form stays with what was typed
  if (loading && token) return <SessionSpinner />;
  return (
    <SignedOutFrame onBegin={() => void preloadSignedIn('/dashboard')}>
      <Outlet />
    </SignedOutFrame>
  );
}
