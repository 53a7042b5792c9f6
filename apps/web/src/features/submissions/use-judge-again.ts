import { useMutation } from '@tanstack/react-query';
import { currentMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { actionMessages } from './action-messages.ts';
import { rejudge } from './api/rejudge.ts';
import { resubmit } from './api/resubmit.ts';

/** Rejudge and resubmit both requeue a submission; `callApi` shows failures. */
export function useJudgeAgain(onBegun: (submitId: number) => void) {
  const rejudging = useMutation({
    mutationFn: rejudge,
    onSuccess: (_answer, submitId) => {
      onBegun(submitId);
      showToast('success', currentMessages(actionMessages).rejudged);
    },
  });
  const resubmitting = useMutation({
    mutationFn: resubmit,
    onSuccess: (_answer, submitId) => {
      onBegun(submitId);
      showToast('success', currentMessages(actionMessages).resubmitted);
    },
  });
  const busyId = [rejudging, resubmitting].find(({ isPending }) => isPending)?.variables;
  return { rejudge: rejudging.mutate, resubmit: resubmitting.mutate, busyId };
}

export type JudgeAgain = ReturnType<typeof useJudgeAgain>;
