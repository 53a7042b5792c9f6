import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { findProblemAddress } from '../../../lib/find-problem-address.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { filterCountsQuery } from '../api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import { setShowTags, useShowTags } from '../../../lib/show-tags.ts';
import type { ListAddressState } from '../use-list-address.ts';
import { DifficultyChoice } from './difficulty-choice.tsx';
import classes from './filter-bar.module.css';
import { KeywordField } from './keyword-field.tsx';
import { OwnStatusChoice } from './own-status-choice.tsx';
import { TagFilter } from './tag-filter.tsx';

interface FilterBarProps {
  state: ListAddressState;
  search: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ state: { address, setFilters }, search }: FilterBarProps) {
  const m = useMessages(problemListMessages);
  const showTags = useShowTags();
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: counts } = useQuery(filterCountsQuery(address, user?.uid));
  const openExactId = async (text: string) => {
    const to = await findProblemAddress(text);
    if (to !== undefined) await navigate(to);
  };
  return (
    <div className={classes['root']}>
      <KeywordField
        keyword={address.keyword}
        field={search}
        // Refining a search replaces the history entry, so that Back leaves the search instead of stepping
        // through its letters.
        onEnter={(text) => void openExactId(text)}
        onSearch={(keyword, { isRefined }) => setFilters({ keyword }, { inPlace: isRefined })}
      />
      <DifficultyChoice
        counts={counts?.difficulties}
        value={address.difficulty}
        onChange={(difficulty) => setFilters({ difficulty })}
      />
      <OwnStatusChoice
        counts={counts?.ownStatuses}
        value={address.ownStatus}
        onChange={(ownStatus) => setFilters({ ownStatus })}
      />
      <TagFilter filters={address} counts={counts?.tags} onChange={(tagIds) => setFilters({ tagIds })} />
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={showTags}
          onChange={(event) => setShowTags(event.currentTarget.checked)}
        />
        {m.showTags}
      </label>
    </div>
  );
}
