import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { TokenList } from '../../../ui/tokens/token-list.tsx';
import { judgeTokensQuery, revokeJudgeToken, type JudgeToken } from '../api/judge-tokens.ts';
import { judgeTokenMessages } from './judge-token-messages.ts';

export function JudgeTokenEntries({ tokens }: { tokens: readonly JudgeToken[] }) {
  const m = useMessages(judgeTokenMessages);
  const queryClient = useQueryClient();
  return (
    <TokenList
      tokens={tokens}
      words={m}
      revoke={revokeJudgeToken}
      onSettled={() => queryClient.invalidateQueries({ queryKey: judgeTokensQuery.queryKey })}
    />
  );
}
