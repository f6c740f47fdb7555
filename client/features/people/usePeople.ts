/** The people found on documents, and taking one out. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { completePerson } from './completePerson.ts';

export function usePeople() {
  return useQuery({
    queryKey: queryKeys.people,
    queryFn: async ({ signal }) => (await callApi('listPeople', { signal })).people.map(completePerson),
  });
}

export function useDeletePerson() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (personId: string) => callApi('deletePerson', { params: { personId } }),
    onSuccess: () => toast.success(messages.toast.personDeleted),
    onError: (error) => toast.failure(error, messages.toast.deletePersonFailed),
    // after a failure as well: somebody else may have deleted it
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.people }),
  });
}
