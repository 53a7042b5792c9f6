import { ActionIcon, Select, Tooltip } from '@mantine/core';
import { IconCrown, IconUserMinus } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import tableClasses from '../../../ui/dense-table.module.css';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import { standingOf, type GroupMember } from '../api/members.ts';
import { groupMessages } from '../group-messages.ts';
import { useGroup } from '../use-group.ts';
import { memberMessages } from './member-messages.ts';
import { canBecomeOwner, canRemove, listAssignableRoles, roles } from './member-rights.ts';
import classes from './members.module.css';
import { useRoleChange } from './use-member-changes.ts';

interface MemberActions {
  onRemove: (member: GroupMember) => void;
  onTransfer: (member: GroupMember) => void;
}

export function MemberTable({ members, ...actions }: { members: readonly GroupMember[] } & MemberActions) {
  const m = useMessages(memberMessages);
  const { isAdmin } = useGroup();
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col">{m.user}</th>
          <th scope="col" className={classes['time']}>
            {m.joined}
          </th>
          <th scope="col" className={classes['time']} data-late="">
            {m.changed}
          </th>
          <th scope="col" className={classes['roleCell']}>
            {m.role}
          </th>
          {isAdmin && (
            <th scope="col" className={classes['actions']}>
              <span className={classes['spoken']}>{m.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function MemberRow({ member, onRemove, onTransfer }: { member: GroupMember } & MemberActions) {
  const m = useMessages(memberMessages);
  const state = useGroup();
  const ownId = useSession().user?.uid;
  const listed = { uid: member.uid, standing: standingOf(member), isOwner: member.uid === state.group.uid };
  const { username } = member;
  return (
    <tr data-own={member.uid === ownId || undefined}>
      <td>
        <UserLink username={username} avatar={null} />
        <span className={classes['below']}>
          <RelativeTime value={member.gmtCreate} />
        </span>
      </td>
      <td className={classes['time']}>
        <RelativeTime value={member.gmtCreate} />
      </td>
      <td className={classes['time']} data-late="">
        <RelativeTime value={member.gmtModify} />
      </td>
      <td className={classes['roleCell']}>
        <Role member={member} isOwner={listed.isOwner} />
      </td>
      {state.isAdmin && (
        <td className={classes['actions']}>
          {canBecomeOwner(state, listed) && (
            <Tooltip label={m.transfer}>
              <ActionIcon aria-label={m.transferTo(username)} onClick={() => onTransfer(member)}>
                <IconCrown size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          )}
          {canRemove(state, listed, ownId) && (
            <Tooltip label={m.remove}>
              <ActionIcon aria-label={m.removeOf(username)} onClick={() => onRemove(member)}>
                <IconUserMinus size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          )}
        </td>
      )}
    </tr>
  );
}

function Role({ member, isOwner }: { member: GroupMember; isOwner: boolean }) {
  const m = useMessages(memberMessages);
  const words = useMessages(groupMessages);
  const state = useGroup();
  const ownId = useSession().user?.uid;
  const change = useRoleChange();
  const standing = standingOf(member);
  const assignable = listAssignableRoles(state, { uid: member.uid, standing, isOwner }, ownId);
  const shown = change.isPending ? change.variables.standing : standing;
  if (assignable.length === 0)
    return (
      <span className={classes['tag']} data-role={isOwner ? 'owner' : standing}>
        {isOwner ? words.owner : words.roles[standing]}
      </span>
    );
  return (
    <Select
      size="xs"
      aria-label={m.roleOf(member.username)}
      data={roles
        .filter((role) => role === standing || assignable.includes(role))
        .map((role) => ({ value: role, label: words.roles[role] }))}
      value={shown}
      disabled={change.isPending}
      allowDeselect={false}
      onChange={(value) => {
        const role = roles.find((one) => one === value);
        if (role !== undefined && role !== standing) change.mutate({ member, standing: role });
      }}
    />
  );
}
