import { useQueryClient } from '@tanstack/react-query';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { changeParticipant, participantsQuery, type Participant } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';
import { peopleMessages } from './people-messages.ts';

interface DisqualifyDialogProps {
  participant: Participant;
  onClose: () => void;
}

export function DisqualifyDialog({ participant, onClose }: DisqualifyDialogProps) {
  const m = useMessages(peopleMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const { uid, username } = participant;
  return (
    <ReasonDialog
      title={m.askDisqualify(username)}
      tone="danger"
      label={m.reason}
      maximumLength={contestLimits.reasonMaximum}
      submitLabel={m.disqualify}
      done={m.wasDisqualified(username)}
      act={(reason) =>
        changeParticipant(contestId, { uid, isDisqualified: true, reason }, { toastsError: false })
      }
      refresh={() => client.invalidateQueries({ queryKey: participantsQuery(contestId).queryKey })}
      onClose={onClose}
    >
      <FormAlert kind="warning">{m.disqualifyText}</FormAlert>
    </ReasonDialog>
  );
}
