/** A word before unsaved answers are left: for links inside the portal, and for closing or reloading the page. */
import { useBlocker } from 'react-router-dom';
import { messages } from '#domain/messages';
import { readToken } from '../../lib/token.ts';
import { useAskBeforeClosing } from '../../lib/useAskBeforeClosing.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface LeaveWarningProps {
  hasUnsaved: boolean;
  /** What becomes of it. */
  message?: string;
}

export function LeaveWarning({ hasUnsaved, message = messages.confirm.leaveUnsaved }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // a session that ended leaves nothing to stay for
      hasUnsaved && nextLocation.pathname !== currentLocation.pathname && readToken() !== null,
  );
  useAskBeforeClosing(hasUnsaved);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={messages.drafts.leaveQuestion}
      message={message}
      confirmLabel={messages.drafts.leave}
      cancelLabel={messages.drafts.stay}
      isHarmless
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
