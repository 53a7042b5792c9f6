import { useQueryClient } from '@tanstack/react-query';
import { groupLimits } from '@touchstone/contract/group-limits';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { adminGroupMessages } from './admin-group-messages.ts';
import { banGroup, groupsKey, type AdministeredGroup } from './api/groups.ts';

export function BanDialog({ group, onClose }: { group: AdministeredGroup; onClose: () => void }) {
  const m = useMessages(adminGroupMessages);
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={m.banTitle(group.name)}
      label={m.reason}
      hint={m.reasonHint}
      maximumLength={groupLimits.banReasonMaximum}
      emptyText={m.reasonEmpty}
      reasonCodes={['groupBanReason']}
      submitLabel={m.ban}
      tone="danger"
      done={m.banned(group.name)}
      act={(reason) => banGroup(group.id, reason)}
      refresh={() => client.invalidateQueries({ queryKey: groupsKey })}
      onClose={onClose}
    >
      <FormAlert kind="warning">{m.banText}</FormAlert>
    </ReasonDialog>
  );
}
