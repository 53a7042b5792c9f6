import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/toasts.ts';
import { changeParticipant, participantsQuery, type ParticipantChange } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';

/** Changes a participant and says what was done. */
export function useParticipantChange() {
  const { contestId } = useContest();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent }: { sent: ParticipantChange; text: string }) => changeParticipant(contestId, sent),
    onSuccess: async (_data, { text }) => {
      showToast('success', text);
      await client.invalidateQueries({ queryKey: participantsQuery(contestId).queryKey });
    },
  });
  return { isPending, change: (sent: ParticipantChange, text: string) => mutate({ sent, text }) };
}
