import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wechatSlug } from '@touchstone/contract/sign-on-limits';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { withFreshIdentity } from '../../../lib/second-factor/fresh-identity.ts';
import { startSignIn } from '../../../lib/sign-in.ts';
import { startSocialLogin } from '../../../lib/social-login.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { linkedAccountsQuery, unlinkAccount, type LinkedAccount } from '../api/linked-accounts.ts';
import { SettingsSection } from '../settings-section.tsx';
import { linkedMessages } from './linked-messages.ts';
import classes from './linked-panel.module.css';

/** Other sites that log this account in. */
export function LinkedPanel() {
  const m = useMessages(linkedMessages);
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(linkedAccountsQuery(locale));
  return (
    <SettingsSection title={m.title} text={m.text}>
      {data === undefined ? (
        isError ? (
          <ErrorState compact onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={72} aria-busy />
        )
      ) : data.length === 0 ? (
        <p className={classes['empty']}>{m.empty}</p>
      ) : (
        <LinkedList accounts={data} />
      )}
    </SettingsSection>
  );
}

/** Beside the password: links that keep working after it has changed. Nothing on an account without one. */
export function RemainingLinks() {
  const m = useMessages(linkedMessages);
  const { data } = useQuery(linkedAccountsQuery(useLocale()));
  const linked = data?.filter(({ link }) => link !== null) ?? [];
  if (linked.length === 0) return null;
  return (
    <SettingsSection title={m.remainingTitle} text={m.remainingText}>
      <LinkedList accounts={linked} />
    </SettingsSection>
  );
}

const returnTo = '/setting?tab=linked_accounts';

async function startLink(provider: string): Promise<void> {
  if (provider === wechatSlug) window.location.assign(await startSocialLogin({ returnTo, purpose: 'link' }));
  else await startSignIn({ provider, purpose: 'link', returnTo });
}

function LinkedList({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const m = useMessages(linkedMessages);
  const client = useQueryClient();
  const [asked, setAsked] = useState<LinkedAccount>();
  const start = useMutation({
    mutationFn: (provider: string) => withFreshIdentity(() => startLink(provider)),
  });
  const unlink = useMutation({
    mutationFn: ({ slug }: LinkedAccount) => unlinkAccount(slug),
    onSuccess: async (_data, { label }) => {
      showToast('success', m.unlinked(label));
      await client.invalidateQueries({ queryKey: ['linked-accounts'] });
    },
    onSettled: () => setAsked(undefined),
  });
  const failure = start.error ?? unlink.error;
  const leaving = start.isPending || start.isSuccess ? start.variables : undefined;
  return (
    <>
      {failure !== null && <FormAlert kind="error">{toFormFailure(failure, {}).text}</FormAlert>}
      <ul className={classes['list']}>
        {accounts.map((account) => (
          <li key={account.slug}>
            <div className={classes['words']}>
              <div className={classes['label']}>{account.label}</div>
              <LinkState account={account} />
            </div>
            {account.link === null ? (
              <Button
                variant="default"
                aria-label={m.linkTo(account.label)}
                loading={leaving === account.slug}
                onClick={() => start.mutate(account.slug)}
              >
                {m.link}
              </Button>
            ) : (
              <Button
                variant="default"
                aria-label={m.unlinkFrom(account.label)}
                disabled={!account.link.isRemovable}
                onClick={() => {
                  unlink.reset();
                  setAsked(account);
                }}
              >
                {m.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.askTitle(asked?.label ?? '')}
        confirmLabel={m.unlink}
        tone="danger"
        isBusy={unlink.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked !== undefined && unlink.mutate(asked)}
      >
        {m.ask}
      </ConfirmDialog>
    </>
  );
}

function LinkState({ account: { link } }: { account: LinkedAccount }) {
  const m = useMessages(linkedMessages);
  const locale = useLocale();
  if (link === null) return <div className={classes['state']}>{m.notLinked}</div>;
  const since = link.linkedAt === null ? '' : m.since(formatDate(new Date(link.linkedAt), locale));
  return (
    <div className={classes['state']}>
      {[link.displayName ?? '', since].filter((text) => text !== '').join(' · ') || m.isLinked}
      {!link.isRemovable && <div>{m.last}</div>}
    </div>
  );
}
