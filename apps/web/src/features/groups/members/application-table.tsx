import { Button } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import tableClasses from '../../../ui/dense-table.module.css';
import { PageCheckbox, RowCheckbox } from '../../../ui/list-page/row-checkbox.tsx';
import type { RowSelection } from '../../../ui/list-page/use-row-selection.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import { standingOf, type GroupMember } from '../api/members.ts';
import { memberMessages } from './member-messages.ts';
import classes from './members.module.css';

export interface Decision {
  isPending: boolean;
  mutate: (input: { members: readonly GroupMember[]; isAccepted: boolean }) => void;
}

interface ApplicationTableProps {
  applications: readonly GroupMember[];
  selection: RowSelection<string>;
  decision: Decision;
}

export function ApplicationTable({ applications, selection, decision }: ApplicationTableProps) {
  const m = useMessages(memberMessages);
  return (
    <table
      className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}
      aria-label={m.applicationsTable}
      data-kind="applications"
    >
      <thead>
        <tr>
          <th scope="col" className={classes['check']}>
            <PageCheckbox label={m.chooseAll} selection={selection} />
          </th>
          <th scope="col" className={classes['applicant']}>
            {m.user}
          </th>
          <th scope="col">{m.reason}</th>
          <th scope="col" className={classes['time']}>
            {m.applied}
          </th>
          <th scope="col" className={classes['decide']}>
            <span className={classes['spoken']}>{m.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {applications.map((member) => (
          <ApplicationRow key={member.id} member={member} selection={selection} decision={decision} />
        ))}
      </tbody>
    </table>
  );
}

interface ApplicationRowProps extends Pick<ApplicationTableProps, 'selection' | 'decision'> {
  member: GroupMember;
}

function ApplicationRow({ member, selection, decision }: ApplicationRowProps) {
  const m = useMessages(memberMessages);
  const { uid, username, reason } = member;
  const isWaiting = standingOf(member) === 'applying';
  return (
    <tr>
      <td className={classes['check']}>
        <RowCheckbox
          label={m.choose(username)}
          isSelected={selection.chosen.has(uid)}
          onToggle={(isRange) => selection.toggle(uid, isRange)}
        />
      </td>
      <td className={classes['applicant']}>
        <UserLink username={username} avatar={null} />
      </td>
      <td className={classes['reason']}>{reason === null || reason === '' ? m.noReason : reason}</td>
      <td className={classes['time']}>
        <RelativeTime value={member.gmtModify} />
      </td>
      <td className={classes['decide']}>
        <div className={classes['buttons']}>
          <Button
            size="compact-sm"
            aria-label={m.acceptOf(username)}
            disabled={decision.isPending}
            onClick={() => decision.mutate({ members: [member], isAccepted: true })}
          >
            {m.accept}
          </Button>
          {isWaiting && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={m.refuseOf(username)}
              disabled={decision.isPending}
              onClick={() => decision.mutate({ members: [member], isAccepted: false })}
            >
              {m.refuse}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
