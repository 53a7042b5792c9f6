import { Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useState } from 'react';
import { formatDate, parseWireDate } from '../../../lib/dates.ts';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { grantMembership, memberQuery, type MemberTime } from '../api/ledger.ts';
import { invalidateAdminMembership } from '../api/membership-key.ts';
import classes from '../admin-membership.module.css';
import { frameMessages } from '../frame-messages.ts';
import { isLengthValid, LengthField, toDays } from '../length-field.tsx';
import { LevelSelect } from '../level-select.tsx';
import { ledgerMessages } from './ledger-messages.ts';
import { UserPicker, type PickedUser } from './user-picker.tsx';

/** What is filled in when the dialog opens. */
export interface GrantStart {
  user: PickedUser | undefined;
  level: number;
}

interface GrantDialogProps {
  start: GrantStart;
  onClose: () => void;
}

export function GrantDialog({ start, onClose }: GrantDialogProps) {
  const m = useMessages(ledgerMessages);
  return (
    <DialogFrame title={m.grantTitle} size={520} isLong onClose={onClose}>
      <GrantForm start={start} onClose={onClose} />
    </DialogFrame>
  );
}

export function GrantForm({ start, onClose }: GrantDialogProps) {
  const m = useMessages(ledgerMessages);
  const frame = useMessages(frameMessages);
  const client = useQueryClient();
  const [user, setUser] = useState(start.user);
  const [level, setLevel] = useState(start.level);
  const [length, setLength] = useState({ isEndless: false, days: 30 as number | string });
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const grant = useMutation({
    mutationFn: ({ uid }: PickedUser) =>
      grantMembership({ uid, level, days: toDays(length), note: note.trim() }),
    onSuccess: async () => {
      showToast('success', m.granted);
      onClose();
      await invalidateAdminMembership(client);
    },
  });
  return (
    <DialogForm
      submitLabel={m.submit}
      isBusy={grant.isPending}
      refusal={toFormErrors(grant.error).refusal}
      onSubmit={() => {
        setTried(true);
        if (user !== undefined && isLengthValid(length)) grant.mutate(user);
      }}
      onClose={onClose}
    >
      <div>
        <UserPicker
          user={user}
          error={isTried && user === undefined ? m.userRequired : undefined}
          onChange={setUser}
        />
        <p className={classes['current']}>{user !== undefined && <CurrentTime uid={user.uid} />}</p>
      </div>
      <LevelSelect label={frame.level} level={level} onChange={setLevel} />
      <LengthField value={length} isTried={isTried} onChange={setLength} />
      <Textarea
        label={frame.note}
        description={m.noteHint}
        maxLength={membershipLimits.noteMaximum}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        autosize
        minRows={1}
      />
    </DialogForm>
  );
}

/** The membership before the grant. */
function CurrentTime({ uid }: { uid: string }) {
  const { data } = useQuery(memberQuery(uid));
  return data === undefined ? null : <TimeText time={data} />;
}

export function TimeText({ time: { level, periods } }: { time: MemberTime }) {
  const m = useMessages(ledgerMessages);
  const { levelOf } = useMembershipWords();
  const locale = useLocale();
  const [current] = periods;
  if (current === undefined) return m.current.none;
  return current.to === null
    ? m.current.endless(levelOf(level))
    : m.current.until(levelOf(level), formatDate(parseWireDate(current.to), locale));
}
