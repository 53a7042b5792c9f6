import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { disbandGroup } from '../api/save-group.ts';
import { useGroup } from '../use-group.ts';
import { disbandMessages } from './disband-messages.ts';
import classes from '../form/group-form.module.css';

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
  const failure =
    disband.error === null ? undefined : toFormFailure(disband.error, { groupDisbandName: 'name' });
  return (
    <Modal opened onClose={onClose} title={m.title} size={480} closeButtonProps={{ 'aria-label': m.close }}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          disband.mutate();
        }}
      >
        <FormAlert kind="warning">{m.text}</FormAlert>
        {failure !== undefined && failure.field === undefined && (
          <FormAlert kind="error">{failure.text}</FormAlert>
        )}
        <TextInput
          label={m.typeName(group.name)}
          value={name}
          error={failure?.field === 'name' ? failure.text : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" color="bad" disabled={name.trim() !== group.name} loading={disband.isPending}>
            {m.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
