import { TagsInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { changeCoAuthors, coAuthorsQuery } from '../api/co-authors.ts';
import { identityMessages } from './identity-messages.ts';

/** Saved at once, independently of the form: it concerns access, not the content of the problem. */
export function CoAuthorsField({ problemId }: { problemId: number }) {
  const m = useMessages(identityMessages);
  const client = useQueryClient();
  const { queryKey } = coAuthorsQuery(problemId);
  const { data } = useQuery(coAuthorsQuery(problemId));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (usernames: string[]) => changeCoAuthors(problemId, usernames),
    onSuccess: () => showToast('success', m.coAuthorsSaved),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const failure = toFormErrors(error).refusal;
  return (
    <TagsInput
      label={m.coAuthors}
      {...hintBelow(data?.canChange === false ? m.coAuthorsFixed : m.coAuthorsHint, failure)}
      error={failure}
      disabled={data?.canChange !== true || isPending}
      value={isPending ? variables : [...(data?.usernames ?? [])]}
      onChange={(usernames) => mutate(usernames)}
    />
  );
}
