/** The control that deletes everything: a red box with a button, and two questions before it happens. */
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useReducer } from 'react';
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CLOSED, nextClearAll } from './clearAllFlow.ts';
import { useUploads } from '../documents/uploadsContext.ts';
import { FinalWarningDialog } from './FinalWarningDialog.tsx';
import { FirstWarningDialog } from './FirstWarningDialog.tsx';

export interface ClearAllDataProps {
  /** Gets how much was deleted, once everything on screen may be loaded anew. */
  onCleared?: (deleted: AnswerOf<'clearAllData'>['deletedCounts']) => void;
}

export function ClearAllData({ onCleared }: ClearAllDataProps) {
  const [{ stage, typed }, dispatch] = useReducer(nextClearAll, CLOSED);
  const queryClient = useQueryClient();
  const { forget } = useUploads();
  const cancel = () => stage !== 'clearing' && dispatch({ type: 'closed' });
  const clear = async () => {
    dispatch({ type: 'clearing' });
    try {
      const { deletedCounts } = await callApi('clearAllData');
      dispatch({ type: 'closed' });
      forget();
      toast.success(messages.toast.allDataCleared);
      await queryClient.invalidateQueries();
      onCleared?.(deletedCounts);
    } catch (error) {
      dispatch({ type: 'failed' });
      toast.failure(error, messages.toast.clearAllFailed);
    }
  };
  return (
    <>
      <Alert tone="bad" title={messages.clearAll.startOver}>
        <p className="mt-1">{messages.clearAll.whatItDeletes}</p>
        <Button
          look="danger"
          className="mt-4"
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => dispatch({ type: 'opened' })}
        >
          {messages.clearAll.open}
        </Button>
      </Alert>
      <FirstWarningDialog
        isOpen={stage === 'first'}
        onCancel={cancel}
        onContinue={() => dispatch({ type: 'continued' })}
      />
      <FinalWarningDialog
        isOpen={stage === 'final' || stage === 'clearing'}
        isClearing={stage === 'clearing'}
        typed={typed}
        onType={(text) => dispatch({ type: 'typed', text })}
        onCancel={cancel}
        onClear={() => void clear()}
      />
    </>
  );
}
