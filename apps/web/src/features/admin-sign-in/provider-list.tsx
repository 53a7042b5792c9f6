import { Button, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { startSignIn } from '../../lib/sign-in.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deleteProvider, enableProvider, providersQuery, type Provider } from './api/providers.ts';
import { signInMessages } from './sign-in-messages.ts';
import classes from './sign-in.module.css';

interface ProviderListProps {
  providers: readonly Provider[];
  onEdit: (provider: Provider) => void;
}

export function ProviderList({ providers, onEdit }: ProviderListProps) {
  const m = useMessages(signInMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Provider>();
  const refresh = () => client.invalidateQueries({ queryKey: providersQuery.queryKey });
  const remove = useMutation({
    mutationFn: ({ id }: Provider) => deleteProvider(id),
    onSuccess: async (_data, { labels }) => {
      showToast('success', m.deleted(labels[locale]));
      await refresh();
    },
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <ul className={classes['list']}>
        {providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            onEdit={() => onEdit(provider)}
            onDelete={() => setAsked(provider)}
            onChanged={refresh}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.deleteTitle(asked?.labels[locale] ?? '')}
        confirmLabel={m.delete}
        tone="danger"
        isBusy={remove.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked !== undefined && remove.mutate(asked)}
      >
        {m.deleteText(asked?.linkedUsers ?? 0)}
      </ConfirmDialog>
    </>
  );
}

interface ProviderRowProps {
  provider: Provider;
  onEdit: () => void;
  onDelete: () => void;
  onChanged: () => Promise<void>;
}

function ProviderRow({ provider, onEdit, onDelete, onChanged }: ProviderRowProps) {
  const m = useMessages(signInMessages);
  const label = provider.labels[useLocale()];
  const enable = useMutation({
    mutationFn: (isEnabled: boolean) => enableProvider({ id: provider.id, isEnabled }),
    onSuccess: async (_data, isEnabled) => {
      showToast('success', isEnabled ? m.enabledDone(label) : m.disabledDone(label));
      await onChanged();
    },
  });
  const test = useMutation({
    mutationFn: () => startSignIn({ provider: provider.slug, purpose: 'test', returnTo: '/admin/sign-in' }),
    onError: (error) => showToast('error', toFormFailure(error, {}).text),
  });
  return (
    <li>
      <div className={classes['words']}>
        <div className={classes['label']}>{label}</div>
        <p className={classes['facts']}>
          {provider.slug} · {provider.issuer} · {m.users(provider.linkedUsers)}
        </p>
      </div>
      <Switch
        aria-label={m.enable(label)}
        label={m.enabled}
        checked={enable.isPending ? enable.variables : provider.isEnabled}
        disabled={enable.isPending}
        onChange={(event) => enable.mutate(event.currentTarget.checked)}
      />
      <div className={classes['buttons']} role="group" aria-label={m.more(label)}>
        <Button variant="default" size="compact-md" onClick={onEdit}>
          {m.edit}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          loading={test.isPending || test.isSuccess}
          onClick={() => test.mutate()}
        >
          {m.test}
        </Button>
        <Button variant="default" size="compact-md" onClick={onDelete}>
          {m.delete}
        </Button>
      </div>
    </li>
  );
}
