/** How many documents are on their way or still being read: what they say is not filled in yet. */
import { useUploads } from './uploadsContext.ts';
import { isPending, useDocuments } from './useDocuments.ts';

export function useUnreadCount(): number {
  const { running } = useUploads();
  const { data = [] } = useDocuments();
  // the list has a file once all its bytes are there
  const onTheWay = Object.values(running).filter((upload) => upload && upload.percent < 100);
  return onTheWay.length + data.filter(isPending).length;
}
