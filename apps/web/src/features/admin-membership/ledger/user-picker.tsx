import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { usersQuery } from '../../../lib/admin-api/list-users.ts';
import { useMessages } from '../../../lib/messages.ts';
import { preventEnterSubmit } from '../../../ui/prevent-enter-submit.ts';
import { ledgerMessages } from './ledger-messages.ts';

export interface PickedUser {
  uid: string;
  username: string;
}

interface UserPickerProps {
  user: PickedUser | undefined;
  error: ReactNode;
  onChange: (user: PickedUser | undefined) => void;
}

const shownAtMost = 20;

/** Searches users while typing. */
export function UserPicker({ user, error, onChange }: UserPickerProps) {
  const m = useMessages(ledgerMessages);
  const [text, setText] = useState(user?.username ?? '');
  const keyword = useDeferredValue(text.trim());
  const { data, isPending } = useQuery(usersQuery({ currentPage: 1, limit: shownAtMost, keyword }));
  const found = (data?.records ?? []).map(({ uid, username }) => ({ uid, username }));
  const known = user === undefined ? found : [user, ...found.filter(({ uid }) => uid !== user.uid)];
  return (
    <Select
      label={m.user}
      placeholder={m.userPlaceholder}
      error={error}
      data={known.map(({ uid, username }) => ({ value: uid, label: username }))}
      // The server has searched, by more than the name.
      filter={({ options }) => options}
      searchable
      onKeyDown={preventEnterSubmit}
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage={isPending ? m.searching : m.nobody}
      value={user?.uid ?? null}
      onChange={(picked) => onChange(known.find(({ uid }) => uid === picked))}
    />
  );
}
