import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { TokenList } from '../../../ui/tokens/token-list.tsx';
import { apiTokensQuery, revokeApiToken, type ApiToken } from '../api/api-tokens.ts';
import { useContest } from '../use-contest.ts';
import { apiTokenMessages } from './api-token-messages.ts';

export function ApiTokenEntries({ tokens }: { tokens: readonly ApiToken[] }) {
  const m = useMessages(apiTokenMessages);
  const { contestId } = useContest();
  const queryClient = useQueryClient();
  return (
    <TokenList
      tokens={tokens}
      words={m}
      revoke={(id) => revokeApiToken(contestId, id)}
      onSettled={() => queryClient.invalidateQueries({ queryKey: apiTokensQuery(contestId).queryKey })}
    />
  );
}
