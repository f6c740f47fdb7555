/** Testing only: fills in test data, where the server allows it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';

const { toast: texts } = messages;
export const DEBUG_TOOLS = [
  {
    call: 'populatePersonalTest',
    label: messages.steps.populatePersonal,
    done: texts.testPersonal,
    failed: texts.testPersonalFailed,
  },
  {
    call: 'populateBusinessTest',
    label: messages.steps.populateBusiness,
    done: texts.testBusiness,
    failed: texts.testBusinessFailed,
  },
  {
    call: 'createTestPeople',
    label: messages.steps.createPeople,
    done: texts.testPeople,
    failed: texts.testPeopleFailed,
  },
] as const;
export type DebugTool = (typeof DEBUG_TOOLS)[number];

/** Long enough for the toast to be read before the page reloads. */
const RELOAD_AFTER_MS = 1200;
const reloadLater = () => void setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);

/** `onFilled` runs once test answers are there; `reload` (the page's own) after test people were created. */
export function useDebugTool(onFilled: () => void, reload = reloadLater) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tool: DebugTool) => callApi(tool.call),
    onSuccess: async (_, { call, done }) => {
      toast.success(done);
      if (call === 'createTestPeople') return reload();
      await queryClient.invalidateQueries({ queryKey: queryKeys.questionnaire });
      void queryClient.invalidateQueries({ queryKey: queryKeys.status });
      onFilled();
    },
    onError: (error, { failed }) => toast.failure(error, failed),
  });
}
