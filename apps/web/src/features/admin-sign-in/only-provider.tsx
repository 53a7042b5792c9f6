import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormSection } from '../../ui/settings-form/form-section.tsx';
import { chooseOnlyProvider, providersQuery, type SignInSettings } from './api/providers.ts';
import { signInMessages } from './sign-in-messages.ts';

const none = '';

/** Restricting is confirmed, because it ends the passwords of all others; lifting the restriction is not. */
export function OnlyProvider({ settings }: { settings: SignInSettings }) {
  const m = useMessages(signInMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [asked, setAsked] = useState<number>();
  const choose = useMutation({
    mutationFn: chooseOnlyProvider,
    onSuccess: async () => {
      showToast('success', m.onlyDone);
      await client.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
    onSettled: () => setAsked(undefined),
  });
  const enabled = settings.providers.filter(({ isEnabled }) => isEnabled);
  const options = enabled.map(({ id, labels }) => ({ value: String(id), label: labels[locale] }));
  const askedLabel = enabled.find(({ id }) => id === asked)?.labels[locale] ?? '';
  return (
    <FormSection title={m.only} description={m.onlyText}>
      <Select
        label={m.onlyLabel}
        data={[{ value: none, label: m.onlyNone }, ...options]}
        value={settings.onlyProviderId === null ? none : String(settings.onlyProviderId)}
        allowDeselect={false}
        disabled={choose.isPending}
        onChange={(value) => {
          if (value === null || value === none) choose.mutate(undefined);
          else setAsked(Number(value));
        }}
      />
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.onlyTitle(askedLabel)}
        confirmLabel={m.confirm}
        tone="danger"
        isBusy={choose.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => choose.mutate(asked)}
      >
        {m.onlyAsk}
      </ConfirmDialog>
    </FormSection>
  );
}
