import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { TagButton } from '../../../ui/tag-chip/tag-chip.tsx';
import { tagGroupsQuery } from '../api/list-tag-groups.ts';
import type { ProblemCounts } from '../api/list-problems.ts';
import { toggleTag, type ListFilters } from '../list-address.ts';
import { searchTags, type TagGroup } from './search-tags.ts';
import { tagFilterMessages } from './tag-filter-messages.ts';
import classes from './tag-panel.module.css';

interface TagPanelProps {
  filters: Pick<ListFilters, 'origin' | 'tagIds'>;
  /** Of problems that match the filters and have the tag. Undefined while loading. */
  counts: ProblemCounts['tags'] | undefined;
  onChange: (tagIds: number[]) => void;
  onDone: () => void;
  /** False on phones, where the keyboard would cover the tags. */
  focusesSearch: boolean;
}

/** All tags by classification. Each choice applies immediately to the list behind the panel. */
export function TagPanel({ filters, counts, onChange, onDone, focusesSearch }: TagPanelProps) {
  const { origin, tagIds } = filters;
  const m = useMessages(tagFilterMessages);
  const [text, setText] = useState('');
  const { data, isError, refetch } = useQuery(tagGroupsQuery(origin));
  const groups = data === undefined ? undefined : searchTags(data, text);
  const countOf = (id: number) => counts && (counts.find((tag) => tag.id === id)?.count ?? 0);
  return (
    <div className={classes['root']}>
      <div className={classes['search']}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          className={classes['field']}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          data-autofocus={focusesSearch || undefined}
          value={text}
          placeholder={m.search}
          aria-label={m.search}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className={classes['groups']} tabIndex={0} role="group" aria-label={m.panel}>
        <div className={classes['columns']}>
          {groups?.map((group) => (
            <Group
              key={group.key}
              group={group}
              tagIds={tagIds}
              countOf={countOf}
              onToggle={(id) => onChange(toggleTag(tagIds, id))}
            />
          ))}
        </div>
        {groups?.length === 0 && <p className={classes['none']}>{text === '' ? m.noTags : m.noMatch}</p>}
        {data === undefined && !isError && <TextSkeleton lines={8} />}
        {data === undefined && isError && (
          <ErrorState compact title={m.failed} onRetry={() => void refetch()} />
        )}
      </div>
      <div className={classes['foot']}>
        <span className={classes['chosen']} role="status">
          {m.chosen(tagIds.length)}
        </span>
        {tagIds.length > 0 && (
          <button type="button" className={classes['clear']} onClick={() => onChange([])}>
            {m.clear}
          </button>
        )}
        <button type="button" className={classes['done']} onClick={onDone}>
          {m.done}
        </button>
      </div>
    </div>
  );
}

/** Larger groups may break into the second column. */
const keptTogether = 12;

interface GroupProps {
  group: TagGroup;
  tagIds: readonly number[];
  countOf: (id: number) => number | undefined;
  onToggle: (id: number) => void;
}

function Group({ group, tagIds, countOf, onToggle }: GroupProps) {
  const m = useMessages(tagFilterMessages);
  return (
    <section
      className={classes['group']}
      data-unclassified={group.name === undefined || undefined}
      data-large={group.tags.length > keptTogether || undefined}
    >
      <h3 className={classes['name']}>{group.name ?? m.unclassified}</h3>
      <ul className={classes['tags']}>
        {group.tags.map((tag) => (
          <li key={tag.id}>
            <TagButton
              name={tag.name}
              color={tag.color}
              isPressed={tagIds.includes(tag.id)}
              onClick={() => onToggle(tag.id)}
            >
              {' '}
              <span className={classes['count']}>{countOf(tag.id)}</span>
            </TagButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
