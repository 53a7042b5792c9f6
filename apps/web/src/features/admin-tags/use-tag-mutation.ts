import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/index.ts';
import { showToast } from '../../lib/toasts.ts';
import { tagsKey } from './api/list-tags.ts';

interface TagMutation<Input> {
  send: (input: Input) => Promise<unknown>;
  doneText: (input: Input) => string;
  onDone: () => void;
}

/**
 * The list is read again before the dialog closes: what was deleted is gone by the time the focus looks for a place. A
 * refusal may mean that somebody else changed the list, so it is read again then, too.
 */
export function useTagMutation<Input>({ send, doneText, onDone }: TagMutation<Input>) {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: tagsKey });
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, input) => {
      await readAgain();
      showToast('success', doneText(input));
      onDone();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.kind === 'business') await readAgain();
    },
  });
}
