import { NumberInput, Select, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invitationLimits } from '@touchstone/contract/group-limits';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { createInvitation, type Invitation } from '../api/invitations.ts';
import { useGroup } from '../use-group.ts';
import { invitationMessages } from './invitation-messages.ts';
import { dayChoices, isValidUses, newInvitationValues, toInvitation } from './invitation-values.ts';

interface CreateInvitationProps {
  onClose: () => void;
  onCreated: (invitation: Invitation) => void;
}

export function CreateInvitation({ onClose, onCreated }: CreateInvitationProps) {
  const m = useMessages(invitationMessages);
  const { groupId } = useGroup();
  const client = useQueryClient();
  const [values, setValues] = useState(newInvitationValues);
  const create = useMutation({
    mutationFn: () => createInvitation(groupId, toInvitation(values)),
    onSuccess: (invitation) => {
      onCreated(invitation);
      return client.invalidateQueries({ queryKey: ['group', groupId, 'invitations'] });
    },
  });
  const isValid = isValidUses(values);
  return (
    <DialogFrame title={m.createTitle} size={440} onClose={onClose}>
      <DialogForm
        submitLabel={m.create}
        isBusy={create.isPending}
        isDisabled={!isValid}
        refusal={toFormErrors(create.error).refusal}
        onSubmit={() => {
          if (isValid) create.mutate();
        }}
        onClose={onClose}
      >
        <Select
          label={m.validFor}
          data={[
            ...dayChoices.map((days) => ({ value: String(days), label: m.days(days) })),
            { value: '', label: m.never },
          ]}
          value={values.days}
          allowDeselect={false}
          onChange={(days) => setValues({ ...values, days: days ?? '' })}
        />
        <Switch
          label={m.limitUses}
          description={m.limitUsesHint}
          checked={values.isLimited}
          onChange={(event) => setValues({ ...values, isLimited: event.currentTarget.checked })}
        />
        {values.isLimited && (
          <NumberInput
            label={m.maxUses}
            min={1}
            max={invitationLimits.usesMaximum}
            allowDecimal={false}
            value={values.maxUses}
            error={isValid ? undefined : m.usesRange(invitationLimits.usesMaximum)}
            onChange={(maxUses) => setValues({ ...values, maxUses })}
          />
        )}
      </DialogForm>
    </DialogFrame>
  );
}
