/** Pages for signed-in people; others are sent to sign in. */
import { type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../lib/session/sessionContext.ts';
import { SessionSpinner } from './SessionSpinner.tsx';

export function RequireUser({ children }: { children: ReactNode }) {
  const { isAuthenticated, loading } = useSession();
  if (loading) return <SessionSpinner />;
  if (!isAuthenticated) return <Navigate to="/login" replace />;
  return <Suspense fallback={<SessionSpinner />}>{children}</Suspense>;
}
