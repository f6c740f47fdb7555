/** Asking for a reset link, and the screen that says to look for it. */
import { useState } from 'react';
import { CheckEmail } from './CheckEmail.tsx';
import { RequestLink } from './RequestLink.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [hasTriedBefore, setHasTriedBefore] = useState(false);
  const tryAgain = () => {
    setHasTriedBefore(true);
    setSentTo(undefined);
  };
  return sentTo === undefined ? (
    <RequestLink onSent={setSentTo} isNewScreen={hasTriedBefore} />
  ) : (
    <CheckEmail address={sentTo} onTryAgain={tryAgain} />
  );
}
