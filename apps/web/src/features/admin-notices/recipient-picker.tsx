import { MultiSelect } from '@mantine/core';
import { noticeLimits } from '@touchstone/contract/notice-limits';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { usersQuery } from '../../lib/admin-api/list-users.ts';
import { preventEnterSubmit } from '../../ui/prevent-enter-submit.ts';
import { noticeMessages } from './notice-messages.ts';
import type { Recipient } from './notice-values.ts';

const shownAtMost = 20;

interface RecipientPickerProps {
  recipients: readonly Recipient[];
  error: ReactNode;
  onChange: (recipients: Recipient[]) => void;
}

/** Searches users while typing; selected users stay, whatever is searched next. */
export function RecipientPicker({ recipients, error, onChange }: RecipientPickerProps) {
  const m = useMessages(noticeMessages);
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const { data, isPending } = useQuery(usersQuery({ currentPage: 1, limit: shownAtMost, keyword }));
  const found = (data?.records ?? []).map(({ uid, username }) => ({ uid, username }));
  const known = [...recipients, ...found.filter(({ uid }) => !recipients.some((one) => one.uid === uid))];
  return (
    <MultiSelect
      label={m.recipients}
      description={m.recipientsHint}
      error={error}
      data={known.map(({ uid, username }) => ({ value: uid, label: username }))}
      // The server already filtered, by more than the name.
      filter={({ options }) => options}
      searchable
      selectFirstOptionOnChange
      onKeyDown={preventEnterSubmit}
      searchValue={text}
      onSearchChange={setText}
      hidePickedOptions
      maxValues={noticeLimits.recipientsMaximum}
      nothingFoundMessage={isPending ? m.searching : m.nobodyFound}
      value={recipients.map(({ uid }) => uid)}
      onChange={(ids) => onChange(known.filter(({ uid }) => ids.includes(uid)))}
      data-path="recipients"
    />
  );
}
