import { TagsInput } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { parseStarNames } from '@touchstone/rules/contests/contest-form';
import { useState } from 'react';
import { findAccountUse } from '../../../lib/account-lookup.ts';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { contestFormMessages } from './contest-form-messages.ts';
import type { ContestForm } from './use-contest-form.ts';

/** More than a user types by hand; the server checks all of them when the contest is saved. */
const checkedAtMost = 50;

function useUnknownNames(names: readonly string[]): string[] {
  const checked = names.slice(-checkedAtMost);
  const answers = useQueries({
    queries: checked.map((username) => ({
      queryKey: ['admin', 'contests', 'account', username],
      queryFn: async () => (await findAccountUse({ username })) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return checked.filter((_name, index) => answers[index]?.data === false);
}

export function StarsField({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { stars } = form.values;
  const [duplicate, setDuplicate] = useState<string>();
  const unknown = useUnknownNames(stars);
  const error =
    form.errorOf('starAccount') ??
    (unknown.length > 0 ? m.starsUnknown(unknown.join(', ')) : undefined) ??
    (duplicate === undefined ? undefined : m.starDuplicate(duplicate));
  return (
    <TagsInput
      label={m.stars}
      {...hintBelow(m.starsHint, error)}
      error={error}
      data-field="starAccount"
      value={[...stars]}
      maxTags={contestLimits.starsMaximum}
      splitChars={[',', '，', ' ', ';']}
      acceptValueOnBlur
      isDuplicate={(value, current) =>
        current.some((name) => name.toLowerCase() === value.trim().toLowerCase())
      }
      onDuplicate={setDuplicate}
      onSearchChange={(search) => {
        if (search !== '') setDuplicate(undefined);
      }}
      onChange={(names) => form.set({ stars: parseStarNames(names) })}
      onBlur={() => form.visit('starAccount')}
    />
  );
}
