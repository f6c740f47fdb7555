/** After asking for a reset link: where to look, and what to do when nothing comes. */
import { MailCheck } from 'lucide-react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function CheckEmail({ address, onTryAgain }: { address: string; onTryAgain: () => void }) {
  return (
    <div className="text-center">
      <MailCheck aria-hidden className="mx-auto mb-4 size-10 text-accent" />
      <PageHeading isCentred isNewScreen title={messages.signIn.checkEmail} />
      <p>
        {messages.signIn.ifAccount} <strong className="wrap-anywhere">{address}</strong>
        {messages.signIn.linkOnItsWay}
      </p>
      <p className="mt-3 text-muted">{messages.signIn.nothingThere}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button look="secondary" onClick={onTryAgain}>
          {messages.ui.tryAgain}
        </Button>
        <ButtonLink look="quiet" to="/login">
          {messages.signIn.backToSignIn}
        </ButtonLink>
      </div>
    </div>
  );
}
