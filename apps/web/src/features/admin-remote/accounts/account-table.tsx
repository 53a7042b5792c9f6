import { Table } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useReason } from '../../../ui/remote/remote-reason-messages.ts';
import type { RemoteAccount } from '../api/accounts.ts';
import { AccountMenu } from './account-menu.tsx';
import { accountMessages } from './account-messages.ts';
import { AccountStateBadge } from './account-state-badge.tsx';
import type { AccountActions } from './account-actions.ts';
import classes from './accounts.module.css';
import { siteNameOf, type AccountGroup } from './group-accounts.ts';
import { SessionState } from './session-state.tsx';
import { TryLoginButton } from './try-login-button.tsx';

interface AccountTableProps {
  group: AccountGroup;
  actions: AccountActions;
}

export function AccountTable({ group, actions }: AccountTableProps) {
  const m = useMessages(accountMessages);
  return (
    <Table
      className={classes['table'] ?? ''}
      borderColor="var(--color-line)"
      aria-label={m.tableOf(siteNameOf(group.key))}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['account'] ?? ''}>{m.columnAccount}</Table.Th>
          <Table.Th>{m.columnState}</Table.Th>
          <Table.Th className={classes['use'] ?? ''}>{m.columnUse}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.columnActions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {group.accounts.map((account) => (
          <Table.Tr key={account.id}>
            <Table.Td className={classes['account'] ?? ''}>
              <AccountName account={account} />
            </Table.Td>
            <Table.Td>
              <AccountState account={account} />
            </Table.Td>
            <Table.Td className={classes['use'] ?? ''}>
              <AccountUse account={account} />
            </Table.Td>
            <Table.Td className={classes['actions'] ?? ''}>
              <div className={classes['buttons']}>
                <TryLoginButton account={account} />
                <AccountMenu account={account} actions={actions} />
              </div>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function AccountName({ account: { username, hasApiKey, browserSession } }: { account: RemoteAccount }) {
  const m = useMessages(accountMessages);
  return (
    <>
      <strong className={classes['name']}>{username}</strong>
      {hasApiKey && <span className={classes['fact']}>{m.apiKey}</span>}
      {browserSession !== null && (
        <span className={classes['fact']}>
          <SessionState session={browserSession} />
        </span>
      )}
    </>
  );
}

function AccountState({ account }: { account: RemoteAccount }) {
  const m = useMessages(accountMessages);
  const reason = useReason();
  const { state, submissionId, nextUseAt, resumesAt } = account;
  return (
    <>
      <AccountStateBadge state={state} />
      {account.reason !== null && <span className={classes['reason']}>{reason(account.reason)}</span>}
      {state === 'busy' && submissionId !== null && (
        <Link className={classes['fact'] ?? ''} to={`/submission-detail/${String(submissionId)}`}>
          {m.submission(submissionId)}
        </Link>
      )}
      {state === 'resting' && nextUseAt !== null && (
        <span className={classes['fact']}>
          {m.nextUse} <RelativeTime value={nextUseAt} />
        </span>
      )}
      {state === 'paused' && resumesAt !== null && (
        <span className={classes['fact']}>
          {m.resumesAt} <RelativeTime value={resumesAt} />
        </span>
      )}
    </>
  );
}

function AccountUse({ account: { usedToday, dailyCap, lastUsedAt } }: { account: RemoteAccount }) {
  const m = useMessages(accountMessages);
  return (
    <>
      <span className={classes['count']}>{m.usedToday(usedToday, dailyCap)}</span>
      <span className={classes['fact']}>
        {lastUsedAt === null ? (
          m.neverUsed
        ) : (
          <>
            {m.lastUsed} <RelativeTime value={lastUsedAt} />
          </>
        )}
      </span>
    </>
  );
}
