import { useQueryClient } from '@tanstack/react-query';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useMessages } from '../../../lib/messages.ts';
import { NewTokenForm } from '../../../ui/tokens/new-token-form.tsx';
import { apiTokensQuery, createApiToken } from '../api/api-tokens.ts';
import { useContest } from '../use-contest.ts';
import { apiTokenMessages } from './api-token-messages.ts';

export function NewApiTokenForm() {
  const m = useMessages(apiTokenMessages);
  const { contestId } = useContest();
  const queryClient = useQueryClient();
  return (
    <NewTokenForm
      words={m}
      nameMaximum={contestLimits.apiTokenNameMaximum}
      create={(name) => createApiToken(contestId, name)}
      onCreated={() => queryClient.invalidateQueries({ queryKey: apiTokensQuery(contestId).queryKey })}
      writeToken={(token) => ({ code: token, language: 'text', label: 'token' })}
    />
  );
}
