import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { staffRoles, type StaffRole } from '@touchstone/rules/contests/contest-staff';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import sideScroll from '../../../ui/side-scroll.module.css';
import { ApiTokensSheet } from '../api-tokens/api-tokens-sheet.tsx';
import { appointStaff, staffQuery, type StaffMember } from '../api/contest-desk.ts';
import classes from '../people/people.module.css';
import { useContest } from '../use-contest.ts';
import { staffMessages } from './staff-messages.ts';
import { toggleRole } from './toggle-role.ts';

/** Who works for the contest: accounts, and tools with a token. */
export function StaffTab() {
  return (
    <Stack gap="lg">
      <StaffSheet />
      <ApiTokensSheet />
    </Stack>
  );
}

function StaffSheet() {
  const m = useMessages(staffMessages);
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(staffQuery(contestId));
  return (
    <Sheet flush title={m.title}>
      <p className={classes['lead']}>{m.lead}</p>
      <AddStaff />
      {data?.length === 0 && <EmptyState title={m.empty}>{m.emptyText}</EmptyState>}
      {data !== undefined && data.length > 0 && <StaffTable staff={data} />}
      {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={4} height={52} />}
    </Sheet>
  );
}

interface Appointment {
  username: string;
  roles: StaffRole[];
  text: string;
}

function useAppointment(onDone?: () => void) {
  const { contestId } = useContest();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ username, roles }: Appointment) => appointStaff(contestId, username, roles),
    onSuccess: async (_data, { text }) => {
      showToast('success', text);
      onDone?.();
      await client.invalidateQueries({ queryKey: staffQuery(contestId).queryKey });
    },
  });
}

function AddStaff() {
  const m = useMessages(staffMessages);
  const [username, setUsername] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useAppointment(() => {
    setUsername('');
    setRoles([]);
    setTried(false);
  });
  const name = username.trim();
  const missing = name === '' ? m.nameEmpty : roles.length === 0 ? m.chooseRole : undefined;
  const failure = toFormErrors(error).refusal;
  return (
    <form
      className={classes['form']}
      aria-label={m.addTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (missing === undefined) mutate({ username: name, roles, text: m.added(name) });
      }}
    >
      <TextInput
        label={m.username}
        autoComplete="off"
        value={username}
        error={isTried ? (missing ?? failure) : undefined}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <div className={classes['roles']}>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={m.roles[role]}
            description={m.roleTexts[role]}
            checked={roles.includes(role)}
            onChange={() => setRoles(toggleRole(roles, role))}
          />
        ))}
      </div>
      <Button type="submit" loading={isPending}>
        {m.add}
      </Button>
    </form>
  );
}

function StaffTable({ staff }: { staff: readonly StaffMember[] }) {
  const m = useMessages(staffMessages);
  return (
    <div className={sideScroll['root']}>
      <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
        <thead>
          <tr>
            <th scope="col">{m.username}</th>
            {staffRoles.map((role) => (
              <th key={role} scope="col">
                {m.roles[role]}
              </th>
            ))}
            <th scope="col">{m.actions}</th>
          </tr>
        </thead>
        <tbody>
          {staff.map((member) => (
            <StaffRow key={member.uid} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StaffRow({ member: { username, roles } }: { member: StaffMember }) {
  const m = useMessages(staffMessages);
  const { mutate, isPending } = useAppointment();
  const textOf = (wanted: readonly StaffRole[]) =>
    wanted.length === 0 ? m.removed(username) : m.saved(username);
  const set = (wanted: StaffRole[]) => mutate({ username, roles: wanted, text: textOf(wanted) });
  return (
    <tr>
      <td className={classes['who']}>{username}</td>
      {staffRoles.map((role) => (
        <td key={role}>
          <Checkbox
            aria-label={m.roleOf(username, m.roles[role])}
            checked={roles.includes(role)}
            disabled={isPending}
            onChange={() => set(toggleRole(roles, role))}
          />
        </td>
      ))}
      <td className={classes['act']}>
        <Button
          variant="default"
          size="compact-md"
          aria-label={m.removeOf(username)}
          loading={isPending}
          onClick={() => set([])}
        >
          {m.remove}
        </Button>
      </td>
    </tr>
  );
}
