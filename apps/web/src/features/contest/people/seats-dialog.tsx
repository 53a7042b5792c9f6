import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parseSeats } from '@touchstone/rules/contests/participants';
import { useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { assignSeats } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';
import { peopleMessages } from './people-messages.ts';

/** Seats of many participants at once, as copied from a spreadsheet. */
export function SeatsDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(peopleMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { seats, faultyLines } = parseSeats(text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => assignSeats(contestId, [...seats]),
    onSuccess: async ({ changed }) => {
      showToast('success', m.pasted(changed));
      onClose();
      await client.invalidateQueries({ queryKey: ['contest', contestId] });
    },
  });
  const hasFaults = faultyLines.length > 0;
  return (
    <ConfirmDialog
      opened
      title={m.pasteTitle}
      confirmLabel={m.pasteSave}
      isBusy={isPending}
      isDisabled={hasFaults || seats.length === 0}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{m.pasteText}</p>
      {error !== null && <FormAlert kind="error">{toFormFailure(error, {}).text}</FormAlert>}
      <Textarea
        label={m.pasteLabel}
        autosize
        minRows={8}
        maxRows={16}
        placeholder={'team01\tA-101\nteam02\tA-102'}
        value={text}
        error={hasFaults && m.pasteFaults(faultyLines.join(', '))}
        description={!hasFaults && seats.length > 0 ? m.pasteCount(seats.length) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
