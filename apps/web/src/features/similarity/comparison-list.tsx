import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { comparisonAddress } from '../../lib/similarity-address.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { ComparisonSummary } from './api/comparisons.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { similarityMessages } from './similarity-messages.ts';
import classes from './comparison-list.module.css';
import { startMessages } from './start-messages.ts';

/** The comparisons of a contest, training or problem, newest first. */
export function ComparisonList({ comparisons }: { comparisons: readonly ComparisonSummary[] }) {
  const m = useMessages(startMessages);
  const [deleted, setDeleted] = useState<ComparisonSummary>();
  return (
    <Sheet flush title={m.listTitle}>
      {comparisons.length === 0 ? (
        <p className={classes['emptyList']}>{m.listEmpty}</p>
      ) : (
        <ul className={classes['list']}>
          {comparisons.map((comparison) => (
            <ComparisonRow
              key={comparison.id}
              comparison={comparison}
              onDelete={() => setDeleted(comparison)}
            />
          ))}
        </ul>
      )}
      {deleted !== undefined && (
        <DeleteDialog
          comparison={deleted}
          onDeleted={() => undefined}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Sheet>
  );
}

function ComparisonRow({ comparison, onDelete }: { comparison: ComparisonSummary; onDelete: () => void }) {
  const m = useMessages(startMessages);
  const words = useMessages(similarityMessages);
  const locale = useLocale();
  const { id, state, done, total, pairs, marked, families, threshold, choice, startedBy } = comparison;
  const time = formatDateTime(parseWireDate(comparison.startedAt), locale);
  const isUnderWay = state === 'waiting' || state === 'running';
  const languages =
    families.length === 0 ? words.allLanguages : families.map((family) => words.families[family]).join(', ');
  return (
    <li>
      <div className={classes['about']}>
        <Link to={comparisonAddress(id)} aria-label={m.open(time)}>
          {time}
        </Link>
        <span className={classes['muted']}>
          {words.choices[choice]} · {languages} · {words.threshold(threshold)} ·{' '}
          {words.startedBy(startedBy ?? words.unknownUser)}
        </span>
      </div>
      <span className={classes['state']} data-state={state}>
        {words.states[state]}
      </span>
      <span className={classes['figure']}>
        {isUnderWay ? m.progress(done, total) : `${m.compared(total)} · ${words.pairCount(pairs)}`}
        {marked > 0 && ` · ${words.markedCount(marked)}`}
      </span>
      <ActionIcon size={32} aria-label={m.deleteOf(time)} title={words.delete} onClick={onDelete}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
