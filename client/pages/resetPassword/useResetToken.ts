/** The token of a reset link, taken out of the address bar at once so that no one reads it over a shoulder or from a history. */
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The token; '' when the link has none. It moves into the entry's state, where a reload still finds it. */
export function useResetToken(): string {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = useLocation().state as { resetToken?: string } | null;
  const inAddress = query.get('token');
  useEffect(() => {
    if (inAddress) void navigate('/reset-password', { replace: true, state: { resetToken: inAddress } });
  }, [inAddress, navigate]);
  return inAddress ?? state?.resetToken ?? '';
}
