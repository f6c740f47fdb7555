/** A reset link that was used, has expired or never was. */
import { Link2Off } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function InvalidLink() {
  return (
    <div className="text-center">
      <Link2Off aria-hidden className="mx-auto mb-4 size-10 text-bad" />
      <PageHeading
        isCentred
        isNewScreen
        title="Invalid Reset Link"
        intro="A link works once and for one hour. Ask for a new one and use it right away."
      />
      <div className="flex flex-col gap-3">
        <ButtonLink to="/forgot-password">Request a new link</ButtonLink>
        <Link className="text-link" to="/login">
          Back to sign in
        </Link>
      </div>
    </div>
  );
}
