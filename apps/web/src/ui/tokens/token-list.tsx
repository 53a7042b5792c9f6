import { Badge, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RelativeTime } from '../relative-time.tsx';
import classes from './tokens.module.css';

export interface ListedToken {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  /** Shown if several users create tokens. */
  readonly createdBy?: string;
  readonly lastUsedAt: string | null;
  /** Absent if revoked tokens are not listed. */
  readonly revokedAt?: string | null;
}

export interface TokenListWords {
  readonly created: string;
  readonly used: string;
  readonly neverUsed: string;
  readonly revoke: string;
  readonly revoked?: string;
  readonly revokeTitle: (name: string) => string;
  readonly revokeText: string;
  readonly revokeDone: string;
}

interface TokenListProps {
  tokens: readonly ListedToken[];
  words: TokenListWords;
  revoke: (id: number) => Promise<unknown>;
  /** Loads the list again. */
  onSettled: () => Promise<void>;
}

/** Tokens of programs, each with a button that revokes it after a confirmation. */
export function TokenList({ tokens, words, revoke, onSettled }: TokenListProps) {
  const [target, setTarget] = useState<ListedToken>();
  const revocation = useMutation({
    mutationFn: revoke,
    onSuccess: () => showToast('success', words.revokeDone),
    onSettled: () => {
      setTarget(undefined);
      return onSettled();
    },
  });
  return (
    <>
      <ul className={classes['list']}>
        {tokens.map((token) => (
          <TokenEntry key={token.id} token={token} words={words} onRevoke={() => setTarget(token)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={target !== undefined}
        title={words.revokeTitle(target?.name ?? '')}
        confirmLabel={words.revoke}
        tone="danger"
        isBusy={revocation.isPending}
        onCancel={() => setTarget(undefined)}
        onConfirm={() => {
          if (target !== undefined) revocation.mutate(target.id);
        }}
      >
        {words.revokeText}
      </ConfirmDialog>
    </>
  );
}

interface TokenEntryProps {
  token: ListedToken;
  words: TokenListWords;
  onRevoke: () => void;
}

function TokenEntry({ token, words, onRevoke }: TokenEntryProps) {
  const isRevoked = token.revokedAt != null;
  return (
    <li className={classes['entry']} data-revoked={isRevoked || undefined}>
      <span className={classes['name']}>{token.name}</span>
      <span className={classes['facts']}>
        <span>
          {words.created} <RelativeTime value={token.createdAt} />
          {token.createdBy !== undefined && ` · ${token.createdBy}`}
        </span>
        {token.lastUsedAt === null ? (
          <span>{words.neverUsed}</span>
        ) : (
          <span>
            {words.used} <RelativeTime value={token.lastUsedAt} />
          </span>
        )}
      </span>
      {isRevoked ? (
        <Badge color="gray">{words.revoked}</Badge>
      ) : (
        <Button size="xs" variant="default" aria-label={`${words.revoke}: ${token.name}`} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  );
}
