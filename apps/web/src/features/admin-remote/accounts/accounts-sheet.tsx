import { Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { accountsQuery, removeAccount, type RemoteAccount } from '../api/accounts.ts';
import { invalidateRemote } from '../api/vendors.ts';
import type { AccountActions } from './account-actions.ts';
import { accountMessages } from './account-messages.ts';
import { AccountTable } from './account-table.tsx';
import classes from './accounts.module.css';
import { groupAccounts, siteNameOf } from './group-accounts.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';

export function AccountsSheet({ onAdd }: { onAdd: () => void }) {
  const m = useMessages(accountMessages);
  const client = useQueryClient();
  const accounts = useQuery(accountsQuery);
  const [changed, setChanged] = useState<RemoteAccount>();
  const [session, setSession] = useState<RemoteAccount>();
  const [removed, setRemoved] = useState<RemoteAccount>();
  const actions = { onPassword: setChanged, onSession: setSession, onRemove: setRemoved };
  return (
    <>
      <Sheet
        flush
        title={m.title}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onAdd}>
            {m.add}
          </Button>
        }
      >
        <p className={classes['text']}>{m.text}</p>
        <Accounts accounts={accounts} actions={actions} />
      </Sheet>
      <PasswordDialog account={changed} onClose={() => setChanged(undefined)} />
      <SessionDialog
        account={accounts.data?.find(({ id }) => id === session?.id) ?? session}
        onClose={() => setSession(undefined)}
      />
      <DeletionDialog
        target={removed}
        texts={{ title: m.removeTitle, confirm: m.remove, done: m.removed }}
        textOf={({ username }) => m.removeText(username)}
        remove={({ id }) => removeAccount(id)}
        invalidate={() => invalidateRemote(client)}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

interface AccountsProps {
  accounts: { data: RemoteAccount[] | undefined; isError: boolean; refetch: () => unknown };
  actions: AccountActions;
}

function Accounts({ accounts: { data, isError, refetch }, actions }: AccountsProps) {
  const m = useMessages(accountMessages);
  if (data === undefined)
    return isError ? (
      <ErrorState compact title={m.failedTitle} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} height={64} />
    );
  if (data.length === 0)
    return (
      <EmptyState icon={<IconKey size={24} stroke={1.5} />} title={m.emptyTitle}>
        {m.emptyText}
      </EmptyState>
    );
  return groupAccounts(data).map((group) => (
    <section key={group.key} className={classes['group']}>
      <h3 className={classes['site']}>{siteNameOf(group.key)}</h3>
      <AccountTable group={group} actions={actions} />
    </section>
  ));
}
