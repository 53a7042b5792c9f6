import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GroupStanding } from '@touchstone/contract/group-standings';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { changeStanding, type GroupMember } from '../api/members.ts';
import { useGroup } from '../use-group.ts';
import { memberMessages } from './member-messages.ts';

/** Changes a role. The list is loaded again after a failure too: the member may have changed meanwhile. */
export function useRoleChange() {
  const m = useMessages(memberMessages);
  const { groupId } = useGroup();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ member, standing }: { member: GroupMember; standing: GroupStanding }) =>
      changeStanding(groupId, member.uid, standing),
    onSuccess: (_answer, { member }) => showToast('success', m.roleChanged(member.username)),
    onSettled: () => client.invalidateQueries({ queryKey: ['group', groupId] }),
  });
}

/** Decides several applications, one after another, and stops at the first refusal of the server. */
export function useDecision(onDone: () => void) {
  const m = useMessages(memberMessages);
  const { groupId } = useGroup();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ members, isAccepted }: { members: readonly GroupMember[]; isAccepted: boolean }) => {
      for (const { uid } of members) await changeStanding(groupId, uid, isAccepted ? 'member' : 'refused');
    },
    onSuccess: (_answer, { members, isAccepted }) =>
      showToast('success', isAccepted ? m.accepted(members.length) : m.refused(members.length)),
    onSettled: () => {
      onDone();
      return client.invalidateQueries({ queryKey: ['group', groupId] });
    },
  });
}
