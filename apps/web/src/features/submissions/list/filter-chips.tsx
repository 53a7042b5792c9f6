import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import { noFilter, type ListFilter } from './list-filter.ts';
import classes from './list-filters.module.css';
import { listMessages } from './list-messages.ts';
import type { ListFilterControl } from './use-list-filter.ts';

interface Chip {
  text: string;
  without: Partial<ListFilter>;
}

/** The active filters; each can be removed alone or all together. */
export function FilterChips({ filter, change }: Pick<ListFilterControl, 'filter' | 'change'>) {
  const m = useMessages(listMessages);
  const chips = listChips(filter, m, useMessages(verdictMessages));
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className={classes['chip']}
            aria-label={m.removeFilter(text)}
            onClick={() => change(without)}
          >
            {text}
            <IconX size={14} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes['reset']} onClick={() => change(noFilter(filter.size))}>
          {m.reset}
        </button>
      </li>
    </ul>
  );
}

/** In the order of the filters above. */
export function listChips(
  { onlyMine, status, username, problemId, isWholeProblemId }: ListFilter,
  m: (typeof listMessages)['en-US'],
  names: (typeof verdictMessages)['en-US'],
): Chip[] {
  const chips: Chip[] = [];
  if (onlyMine) chips.push({ text: m.onlyMine, without: { onlyMine: false } });
  if (status !== undefined)
    chips.push({ text: names[verdictOf(status).key].name, without: { status: undefined } });
  if (problemId !== '')
    chips.push({
      text: isWholeProblemId ? m.wholeProblemId(problemId) : m.partOfProblemId(problemId),
      without: { problemId: '', isWholeProblemId: false },
    });
  if (username !== '') chips.push({ text: m.partOfUsername(username), without: { username: '' } });
  return chips;
}
