/** Setting a new password with the token of a reset link. */
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { InvalidLink } from './InvalidLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetToken } from './useResetToken.ts';

export function ResetPasswordPage() {
  const token = useResetToken();
  const [isInvalid, setIsInvalid] = useState(false);
  if (token === '') return <Navigate to="/login" replace />;
  return isInvalid ? <InvalidLink /> : <NewPasswordForm token={token} onInvalid={() => setIsInvalid(true)} />;
}
