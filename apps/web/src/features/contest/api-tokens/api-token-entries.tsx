import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { apiTokensQuery, revokeApiToken, type ApiToken } from '../api/api-tokens.ts';
import { useContest } from '../use-contest.ts';
import { apiTokenMessages } from './api-token-messages.ts';
import classes from './api-tokens.module.css';

export function ApiTokenEntries({ tokens }: { tokens: readonly ApiToken[] }) {
  const m = useMessages(apiTokenMessages);
  const { contestId } = useContest();
  const queryClient = useQueryClient();
  const [target, setTarget] = useState<ApiToken>();
  const revoke = useMutation({
    mutationFn: (id: number) => revokeApiToken(contestId, id),
    onSuccess: () => showToast('success', m.revokeDone),
    onSettled: () => {
      setTarget(undefined);
      return queryClient.invalidateQueries({ queryKey: apiTokensQuery(contestId).queryKey });
    },
  });
  return (
    <>
      <ul className={classes['list']}>
        {tokens.map((token) => (
          <ApiTokenEntry key={token.id} token={token} onRevoke={() => setTarget(token)} />
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

function ApiTokenEntry({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const m = useMessages(apiTokenMessages);
  return (
    <li className={classes['entry']}>
      <span className={classes['name']}>{token.name}</span>
      <span className={classes['facts']}>
        <span>
          {m.created} <RelativeTime value={token.createdAt} /> · {token.createdBy}
        </span>
        {token.lastUsedAt === null ? (
          <span>{m.neverUsed}</span>
        ) : (
          <span>
            {m.used} <RelativeTime value={token.lastUsedAt} />
          </span>
        )}
      </span>
      <Button size="xs" variant="default" aria-label={`${m.revoke}: ${token.name}`} onClick={onRevoke}>
        {m.revoke}
      </Button>
    </li>
  );
}
