import { Button, Menu, TextInput } from '@mantine/core';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Participant } from '../api/contest-desk.ts';
import { DisqualifyDialog } from './disqualify-dialog.tsx';
import { peopleMessages } from './people-messages.ts';
import { PeopleTable } from './people-table.tsx';
import classes from './people.module.css';
import { useParticipantChange } from './use-participant-change.ts';

export function ParticipantTable({ participants }: { participants: readonly Participant[] }) {
  const m = useMessages(peopleMessages);
  const [asked, setAsked] = useState<Participant>();
  return (
    <>
      <PeopleTable
        label={m.table}
        columns={[m.who, m.seat, m.registered, m.entered, m.submissions, m.state, m.actions]}
        people={participants}
        more={m.more}
      >
        {(one) => <Row key={one.uid} participant={one} onDisqualify={setAsked} />}
      </PeopleTable>
      {asked !== undefined && <DisqualifyDialog participant={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface RowProps {
  participant: Participant;
  onDisqualify: (participant: Participant) => void;
}

function Row({ participant, onDisqualify }: RowProps) {
  const m = useMessages(peopleMessages);
  const { username, realname, school, registeredAt, enteredAt, submissions } = participant;
  return (
    <tr data-out={participant.isDisqualified || undefined}>
      <td className={classes['who']}>
        {username}
        <span className={classes['note']}>{[realname, school].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        <SeatField key={participant.seat} participant={participant} />
      </td>
      <td>{registeredAt === null ? '–' : <RelativeTime value={registeredAt} />}</td>
      <td>{enteredAt === null ? m.notYet : <RelativeTime value={enteredAt} />}</td>
      <td className={classes['count']}>{submissions}</td>
      <td>
        {participant.isStar && <span className={classes['tag']}>{m.star}</span>}
        {participant.isDisqualified && (
          <span className={classes['tag']} data-tone="bad" title={participant.reason ?? undefined}>
            {m.disqualified}
          </span>
        )}
      </td>
      <td className={classes['act']}>
        <RowMenu participant={participant} onDisqualify={onDisqualify} />
      </td>
    </tr>
  );
}

function SeatField({ participant }: { participant: Participant }) {
  const m = useMessages(peopleMessages);
  const { uid, username, seat } = participant;
  const [typed, setTyped] = useState(seat ?? '');
  const { change } = useParticipantChange();
  const save = () => {
    if (typed.trim() !== (seat ?? '')) change({ uid, seat: typed.trim() }, m.seatSaved(username));
  };
  return (
    <TextInput
      size="xs"
      className={classes['seat'] ?? ''}
      aria-label={m.seatOf(username)}
      placeholder={m.noSeat}
      maxLength={contestLimits.seatMaximum}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(seat ?? '');
      }}
    />
  );
}

function RowMenu({ participant, onDisqualify }: RowProps) {
  const m = useMessages(peopleMessages);
  const { uid, username, isStar, isDisqualified } = participant;
  const { change, isPending } = useParticipantChange();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          loading={isPending}
          aria-label={`${m.actions}: ${username}`}
        >
          {m.actions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() =>
            change({ uid, isStar: !isStar }, isStar ? m.unstarred(username) : m.starred(username))
          }
        >
          {isStar ? m.unsetStar : m.setStar}
        </Menu.Item>
        {isDisqualified ? (
          <Menu.Item onClick={() => change({ uid, isDisqualified: false }, m.requalified(username))}>
            {m.requalify}
          </Menu.Item>
        ) : (
          <Menu.Item color="bad" onClick={() => onDisqualify(participant)}>
            {m.disqualify}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
