/** The picture of the piece of a page an answer was read from. */
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../lib/callApi.ts';
import type { Origin } from './origin.ts';

export function useSnippet({ documentId, valueId, hasSnippet }: Origin) {
  const { data: picture, isError } = useQuery({
    queryKey: ['snippet', documentId, valueId],
    queryFn: ({ signal }) => fetchFile('documentSnippet', { params: { documentId, valueId }, signal }),
    enabled: hasSnippet,
    staleTime: Infinity,
    gcTime: 0, // a piece of a tax return is not kept longer than it is looked at
    retry: false,
  });
  return { picture, isMissing: isError };
}
