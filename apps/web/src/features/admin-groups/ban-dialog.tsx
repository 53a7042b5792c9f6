import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { groupLimits } from '@touchstone/contract/group-limits';
import { useState } from 'react';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { adminGroupMessages } from './admin-group-messages.ts';
import classes from './admin-groups.module.css';
import { banGroup, groupsKey, type AdministeredGroup } from './api/groups.ts';

export function BanDialog({ group, onClose }: { group: AdministeredGroup; onClose: () => void }) {
  const m = useMessages(adminGroupMessages);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const ban = useMutation({
    mutationFn: () => banGroup(group.id, reason.trim()),
    onSuccess: () => {
      showToast('success', m.banned(group.name));
      onClose();
      return client.invalidateQueries({ queryKey: groupsKey });
    },
  });
  const failure = ban.error === null ? undefined : toFormFailure(ban.error, { groupBanReason: 'reason' });
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.banTitle(group.name)}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(reason.trim() === '');
          if (reason.trim() !== '') ban.mutate();
        }}
      >
        <FormAlert kind="warning">{m.banText}</FormAlert>
        {failure !== undefined && failure.field === undefined && (
          <FormAlert kind="error">{failure.text}</FormAlert>
        )}
        <Textarea
          label={m.reason}
          description={m.reasonHint(groupLimits.banReasonMaximum)}
          value={reason}
          maxLength={groupLimits.banReasonMaximum}
          error={isEmpty ? m.reasonEmpty : failure?.field === 'reason' && failure.text}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setEmpty(false);
          }}
          autosize
          minRows={2}
          data-autofocus
          required
        />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" color="bad" loading={ban.isPending}>
            {m.ban}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
