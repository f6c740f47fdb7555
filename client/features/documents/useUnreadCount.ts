/** How many documents are on their way, and how many still being read: what they say is not filled in yet. */
import { useUploads } from './uploadsContext.ts';
import { isPending, useDocuments } from './useDocuments.ts';

export interface UnreadCount {
  sending: number;
  reading: number;
}

export function useUnreadCount(): UnreadCount {
  const { running } = useUploads();
  const { data = [] } = useDocuments();
  // the list has a file once all its bytes are there
  const onTheWay = Object.values(running).filter((upload) => upload && upload.percent < 100);
  return { sending: onTheWay.length, reading: data.filter(isPending).length };
}
