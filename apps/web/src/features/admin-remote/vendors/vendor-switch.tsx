import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { invalidateRemote, switchVendor, type RemoteVendor } from '../api/vendors.ts';
import { remoteMessages } from '../remote-messages.ts';
import { questionOf } from './switch-question.ts';
import { TermsLink } from './terms-link.tsx';

/** Enabling a site whose terms limit automation, and stopping submissions that wait, are confirmed first. */
export function VendorSwitch({ vendor }: { vendor: RemoteVendor }) {
  const m = useMessages(remoteMessages);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const next = !vendor.isEnabled;
  const question = questionOf(vendor);
  const change = useMutation({
    mutationFn: () => switchVendor({ key: vendor.key, isEnabled: next }),
    onSuccess: () => showToast('success', next ? m.enabled(vendor.name) : m.disabled(vendor.name)),
    onSettled: () => {
      setAsking(false);
      return invalidateRemote(client);
    },
  });
  return (
    <>
      <Switch
        aria-label={m.enable(vendor.name)}
        checked={vendor.isEnabled}
        disabled={change.isPending}
        onChange={() => (question === undefined ? change.mutate() : setAsking(true))}
      />
      <ConfirmDialog
        opened={isAsking}
        title={question === 'stop' ? m.disableTitle(vendor.name) : m.enableTitle(vendor.name)}
        confirmLabel={question === 'stop' ? m.disableConfirm : m.enableConfirm}
        isBusy={change.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => change.mutate()}
      >
        {question === 'stop' ? (
          m.disableText(vendor.waiting + vendor.judging)
        ) : (
          <>
            {m.enableText} <TermsLink vendor={vendor} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
