import { Tooltip } from '@mantine/core';
import { joinNames } from '../../../lib/join-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { TagButton } from '../../../ui/tag-chip/tag-chip.tsx';
import type { ProblemTag } from '../api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import classes from './problem-table.module.css';

const shownAtMost = 2;

interface RowTagsProps {
  tags: readonly ProblemTag[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** The tags of a row. Each one toggles its filter. Hidden tags are listed on hover and focus. */
export function RowTags({ tags, chosen, onToggle }: RowTagsProps) {
  const m = useMessages(problemListMessages);
  // Tags that are active filters come first.
  const locale = useLocale();
  const ordered = tags.toSorted(
    (one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)),
  );
  const hidden = ordered.slice(shownAtMost);
  return (
    <span className={classes['tags']}>
      {ordered.slice(0, shownAtMost).map(({ id, name, color }) => (
        <TagButton
          key={id}
          name={name}
          color={color}
          isPressed={chosen.includes(id)}
          label={chosen.includes(id) ? m.dropTag(name) : m.addTag(name)}
          onClick={() => onToggle(id)}
        />
      ))}
      {hidden.length > 0 && (
        <Tooltip label={hidden.map(({ name }) => name).join(' · ')}>
          <span
            className={classes['more']}
            role="img"
            aria-label={`${m.moreTags(hidden.length)}: ${joinNames(
              hidden.map(({ name }) => name),
              locale,
            )}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the names must be reachable by keyboard
            tabIndex={0}
          >
            +{hidden.length}
          </span>
        </Tooltip>
      )}
    </span>
  );
}
