/** After asking for a reset link: where to look, and what to do when nothing comes. */
import { MailCheck } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function CheckEmail({ address, onTryAgain }: { address: string; onTryAgain: () => void }) {
  return (
    <div className="text-center">
      <MailCheck aria-hidden className="mx-auto mb-4 size-10 text-accent" />
      <PageHeading isCentred isNewScreen title="Check your email" />
      <p>
        If there is an account for <strong className="wrap-anywhere">{address}</strong>, a link to set a new
        password is on its way. It works once, for one hour.
      </p>
      <p className="mt-3 text-muted">Nothing there? Look in the spam folder, or send it once more.</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button look="secondary" onClick={onTryAgain}>
          Try again
        </Button>
        <ButtonLink look="quiet" to="/login">
          Back to sign in
        </ButtonLink>
      </div>
    </div>
  );
}
