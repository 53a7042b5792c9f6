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
 * Reloads the list before the dialog closes, so that the deleted row is gone when the focus returns. A refusal may be
 * due to a concurrent change of the list, so it reloads then too.
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
