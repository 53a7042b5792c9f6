import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { disbandGroup } from '../api/save-group.ts';
import { useGroup } from '../use-group.ts';
import { disbandMessages } from './disband-messages.ts';

/** Everything in the group is lost, so the name has to be typed. */
export function DisbandDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(disbandMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const disband = useMutation({
    mutationFn: () => disbandGroup(groupId, name.trim()),
    onSuccess: async () => {
      showToast('success', m.done(group.name));
      await navigate('/group', { replace: true });
      client.removeQueries({ queryKey: ['group', groupId] });
      await client.invalidateQueries({ queryKey: ['groups'] });
    },
  });
  const { errorOf, refusal } = toFormErrors(disband.error, { groupDisbandName: 'name' });
  return (
    <FormDialog
      title={m.title}
      submitLabel={m.confirm}
      tone="danger"
      isBusy={disband.isPending}
      isDisabled={name.trim() !== group.name}
      refusal={refusal}
      onSubmit={() => disband.mutate()}
      onClose={onClose}
    >
      <FormAlert kind="warning">{m.text}</FormAlert>
      <TextInput
        label={m.typeName(group.name)}
        value={name}
        error={errorOf('name')}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
