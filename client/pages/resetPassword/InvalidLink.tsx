/** A reset link that was used, has expired or never was. */
import { Link2Off } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function InvalidLink() {
  return (
    <div className="text-center">
      <Link2Off aria-hidden className="mx-auto mb-4 size-10 text-bad" />
      <PageHeading
        isCentred
        isNewScreen
        title={messages.signIn.invalidLink}
        intro={messages.signIn.invalidLinkIntro}
      />
      <div className="flex flex-col gap-3">
        <ButtonLink to="/forgot-password">{messages.signIn.newLink}</ButtonLink>
        <Link className="text-link lone-link self-center" to="/login">
          {messages.signIn.backToSignIn}
        </Link>
      </div>
    </div>
  );
}
