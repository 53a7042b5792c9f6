import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { difficultyOf } from '../../../ui/difficulty/difficulties.ts';
import { DifficultyShape } from '../../../ui/difficulty/difficulty-label.tsx';
import { difficultyMessages } from '../../../ui/difficulty/difficulty-messages.ts';
import { TagButton } from '../../../ui/tag-chip/tag-chip.tsx';
import { tagGroupsQuery } from '../api/list-tag-groups.ts';
import { hasFilters, ownOrigin, toggleTag } from '../list-address.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import type { ListAddressState } from '../use-list-address.ts';
import classes from './active-filters.module.css';
import { findTags } from './search-tags.ts';
import { SortSelect } from './sort-select.tsx';

const cross = <IconX size={13} stroke={2.25} aria-hidden="true" />;

interface ActiveFiltersProps {
  state: Pick<ListAddressState, 'address' | 'setFilters' | 'setSort' | 'reset'>;
  /** Undefined while loading. */
  total: number | undefined;
}

/** The number of problems, the active filters, each of which can be removed, and on phones the order. */
export function ActiveFilters({ state, total }: ActiveFiltersProps) {
  const m = useMessages(problemListMessages);
  return (
    <div className={classes['root']}>
      <p className={classes['count']} role="status">
        {total !== undefined && m.count(total)}
      </p>
      {hasFilters(state.address) && (
        <>
          <Chips state={state} />
          <button type="button" className={classes['reset']} onClick={state.reset}>
            {m.reset}
          </button>
        </>
      )}
      <SortSelect sort={state.address.sort} setSort={state.setSort} />
    </div>
  );
}

type ChipsState = Pick<ListAddressState, 'address' | 'setFilters'>;

function Chips({ state: { address, setFilters } }: { state: ChipsState }) {
  const m = useMessages(problemListMessages);
  const difficultyNames = useMessages(difficultyMessages);
  const { keyword, difficulty, origin, ownStatus } = address;
  return (
    <ul className={classes['chips']} aria-label={m.active}>
      {keyword !== '' && <Chip name={m.keywordChip(keyword)} onRemove={() => setFilters({ keyword: '' })} />}
      {difficulty !== undefined && (
        <Chip
          name={difficultyNames[difficultyOf(difficulty).key]}
          icon={<DifficultyShape difficulty={difficulty} />}
          onRemove={() => setFilters({ difficulty: undefined })}
        />
      )}
      {origin !== undefined && (
        <Chip
          name={origin === ownOrigin ? m.originChip.own : m.originChip.other(origin)}
          onRemove={() => setFilters({ origin: undefined })}
        />
      )}
      {ownStatus !== undefined && (
        <Chip name={m.ownStatus[ownStatus]} onRemove={() => setFilters({ ownStatus: undefined })} />
      )}
      <TagChips state={{ address, setFilters }} />
    </ul>
  );
}

function TagChips({ state: { address, setFilters } }: { state: ChipsState }) {
  const m = useMessages(problemListMessages);
  const { origin, tagIds } = address;
  const { data: groups } = useQuery({ ...tagGroupsQuery(origin), enabled: tagIds.length > 0 });
  // Chips wait for the tag names; until then they could show only numbers.
  if (groups === undefined) return null;
  return findTags(groups, tagIds).map(({ id, tag }) => {
    const name = tag?.name ?? m.lostTag(id);
    const remove = () => setFilters({ tagIds: toggleTag(tagIds, id) });
    if (tag === undefined) return <Chip key={id} name={name} onRemove={remove} />;
    return (
      <li key={id} className={classes['item']}>
        <TagButton name={name} color={tag.color} label={m.remove(name)} onClick={remove}>
          {cross}
        </TagButton>
      </li>
    );
  });
}

function Chip({ name, icon, onRemove }: { name: string; icon?: ReactNode; onRemove: () => void }) {
  const m = useMessages(problemListMessages);
  return (
    <li className={classes['item']}>
      <button
        type="button"
        className={classes['chip']}
        aria-label={m.remove(name)}
        title={name}
        onClick={onRemove}
      >
        {icon}
        <span className={classes['name']}>{name}</span>
        {cross}
      </button>
    </li>
  );
}
