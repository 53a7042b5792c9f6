import { Select } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import type { Activity, InactiveMember } from '../api/get-activity.ts';
import { offeredDays, type ActivityAddress } from './activity-address.ts';
import { activityMessages } from './activity-messages.ts';
import classes from './activity-tab.module.css';

interface InactiveMembersProps {
  activity: Activity;
  address: ActivityAddress;
  onChange: (changes: Partial<ActivityAddress>) => void;
}

/** The longest absent first. */
export function InactiveMembers({ activity, address, onChange }: InactiveMembersProps) {
  const m = useMessages(activityMessages);
  const { inactive, participantCount } = activity;
  const days = [...new Set([...offeredDays, address.days])].toSorted((one, other) => one - other);
  return (
    <Sheet
      title={m.inactive}
      flush
      actions={
        <Select
          className={classes['days'] ?? ''}
          aria-label={m.days}
          allowDeselect={false}
          data={days.map((value) => ({ value: String(value), label: m.day(value) }))}
          value={String(address.days)}
          onChange={(value) => value !== null && onChange({ days: Number(value), page: 1 })}
        />
      }
    >
      {inactive.records.length === 0 ? (
        <EmptyState icon={<IconUserCheck size={24} stroke={1.5} />} title={m.allActive}>
          {m.allActiveText}
        </EmptyState>
      ) : (
        <>
          <p className={classes['count']}>{m.inactiveCount(inactive.total, participantCount)}</p>
          <table className={classes['table']} aria-label={m.inactive}>
            <thead>
              <tr>
                <th scope="col">{m.member}</th>
                <th scope="col" className={classes['solved']}>
                  {m.solved}
                </th>
                <th scope="col" className={classes['last']}>
                  {m.lastSubmission}
                </th>
              </tr>
            </thead>
            <tbody>
              {inactive.records.map((member) => (
                <Member key={member.uid} member={member} />
              ))}
            </tbody>
          </table>
        </>
      )}
      <div className={classes['pager']}>
        <Pager
          total={inactive.total}
          page={address.page}
          size={address.size}
          onPageChange={(page) => onChange({ page })}
        />
      </div>
    </Sheet>
  );
}

function Member({ member }: { member: InactiveMember }) {
  const m = useMessages(activityMessages);
  const name = member.realname ?? member.nickname;
  return (
    <tr>
      <th scope="row">
        <UserLink username={member.username} avatar={member.avatar} size={24} />
        {name !== null && name !== '' && <small>{name}</small>}
      </th>
      <td className={classes['solved']}>{member.ac}</td>
      <td className={classes['last']}>
        {member.lastSubmission === null ? (
          <strong>{m.never}</strong>
        ) : (
          <RelativeTime value={member.lastSubmission} />
        )}
      </td>
    </tr>
  );
}
