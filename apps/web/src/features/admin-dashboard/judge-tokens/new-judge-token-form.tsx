import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { NewTokenForm } from '../../../ui/tokens/new-token-form.tsx';
import { createJudgeToken, judgeTokensQuery } from '../api/judge-tokens.ts';
import { judgeTokenMessages } from './judge-token-messages.ts';

const nameMaximum = 64;

/** What an administrator runs on the machine of the new judge. */
const commandOf = (token: string) =>
  `SERVER_URL=${window.location.origin} \\\nJUDGE_TOKEN=${token} \\\nnpm run judge`;

export function NewJudgeTokenForm() {
  const m = useMessages(judgeTokenMessages);
  const queryClient = useQueryClient();
  return (
    <NewTokenForm
      words={m}
      nameMaximum={nameMaximum}
      create={createJudgeToken}
      onCreated={() => queryClient.invalidateQueries({ queryKey: judgeTokensQuery.queryKey })}
      writeToken={(token) => ({ code: commandOf(token), language: 'bash', label: 'shell' })}
    />
  );
}
