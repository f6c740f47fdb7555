/** A word before unsaved answers are left: for links inside the portal, and for closing or reloading the page. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { messages } from '#domain/messages';
import { readToken } from '../../lib/token.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** The browser shows its own words; asking for them is all a page can do. */
function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

interface LeaveWarningProps {
  hasUnsaved: boolean;
  /** A file is on its way: closing the page would break it off, walking about inside of the portal does not. */
  isUploading?: boolean;
}

export function LeaveWarning({ hasUnsaved, isUploading = false }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // a session that ended leaves nothing to stay for
      hasUnsaved && nextLocation.pathname !== currentLocation.pathname && readToken() !== null,
  );
  useEffect(() => {
    if (!hasUnsaved && !isUploading) return undefined;
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [hasUnsaved, isUploading]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={messages.drafts.leaveQuestion}
      message={messages.confirm.leaveUnsaved}
      confirmLabel={messages.drafts.leave}
      cancelLabel={messages.drafts.stay}
      isHarmless
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
