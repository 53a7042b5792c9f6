import { Badge, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { judgeTokensQuery, revokeJudgeToken, type JudgeToken } from '../api/judge-tokens.ts';
import { judgeTokenMessages } from './judge-token-messages.ts';
import classes from './judge-tokens.module.css';

export function JudgeTokenEntries({ tokens }: { tokens: readonly JudgeToken[] }) {
  const m = useMessages(judgeTokenMessages);
  const queryClient = useQueryClient();
  const [target, setTarget] = useState<JudgeToken>();
  const revoke = useMutation({
    mutationFn: revokeJudgeToken,
    onSuccess: () => showToast('success', m.revokeDone),
    onSettled: () => {
      setTarget(undefined);
      return queryClient.invalidateQueries({ queryKey: judgeTokensQuery.queryKey });
    },
  });
  return (
    <>
      <ul className={classes['list']}>
        {tokens.map((token) => (
          <JudgeTokenEntry key={token.id} token={token} onRevoke={() => setTarget(token)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={target !== undefined}
        title={m.revokeTitle(target?.name ?? '')}
        confirmLabel={m.revoke}
        tone="danger"
        isBusy={revoke.isPending}
        onCancel={() => setTarget(undefined)}
        onConfirm={() => {
          if (target !== undefined) revoke.mutate(target.id);
        }}
      >
        {m.revokeText}
      </ConfirmDialog>
    </>
  );
}

function JudgeTokenEntry({ token, onRevoke }: { token: JudgeToken; onRevoke: () => void }) {
  const m = useMessages(judgeTokenMessages);
  const isRevoked = token.revokedAt !== null;
  return (
    <li className={classes['entry']} data-revoked={isRevoked || undefined}>
      <span className={classes['name']}>{token.name}</span>
      <span className={classes['facts']}>
        <span>
          {m.created} <RelativeTime value={token.createdAt} />
        </span>
        {token.lastUsedAt === null ? (
          <span>{m.neverUsed}</span>
        ) : (
          <span>
            {m.used} <RelativeTime value={token.lastUsedAt} />
          </span>
        )}
      </span>
      {isRevoked ? (
        <Badge color="gray">{m.revoked}</Badge>
      ) : (
        <Button size="xs" variant="default" aria-label={`${m.revoke}: ${token.name}`} onClick={onRevoke}>
          {m.revoke}
        </Button>
      )}
    </li>
  );
}
