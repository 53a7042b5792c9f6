import { TextInput } from '@mantine/core';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Participant } from '../api/contest-desk.ts';
import { peopleMessages } from './people-messages.ts';
import { useParticipantChange } from './use-participant-change.ts';

export function DisqualifyDialog({
  participant,
  onClose,
}: {
  participant: Participant;
  onClose: () => void;
}) {
  const m = useMessages(peopleMessages);
  const [reason, setReason] = useState('');
  const { uid, username } = participant;
  const { change, isPending } = useParticipantChange(onClose);
  return (
    <ConfirmDialog
      opened
      tone="danger"
      title={m.askDisqualify(username)}
      confirmLabel={m.disqualify}
      isBusy={isPending}
      onConfirm={() => change({ uid, isDisqualified: true, reason }, m.wasDisqualified(username))}
      onCancel={onClose}
    >
      <p>{m.disqualifyText}</p>
      <TextInput
        label={m.reason}
        maxLength={contestLimits.reasonMaximum}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
