/** Beside Submit while documents are read: that waiting is better, and that it is over. Nothing where nothing was read. */
import { useState } from 'react';
import { messages } from '#domain/messages';
import { Alert } from '../../ui/Alert.tsx';
import { useUnreadCount } from './useUnreadCount.ts';

export function ReadingNotice({ className }: { className: string }) {
  const { sending, reading } = useUnreadCount();
  const count = sending + reading;
  const [wasReading, setWasReading] = useState(false);
  if (count > 0 && !wasReading) setWasReading(true);
  const text = messages.upload;
  return (
    <div role="status" className="print:hidden">
      {count > 0 && (
        <Alert tone="warn" className={className} title={text.notReadYet(sending, reading)}>
          {text.waitForThem}
        </Alert>
      )}
      {count === 0 && wasReading && (
        <Alert tone="good" className={className} title={text.allRead}>
          {text.checkThenSubmit}
        </Alert>
      )}
    </div>
  );
}
