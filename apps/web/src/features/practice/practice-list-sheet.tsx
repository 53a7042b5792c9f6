import { Button } from '@mantine/core';
import { IconArrowBackUp, IconChecklist } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { PracticeList } from './api/practice-list.ts';
import { practiceMessages } from './practice-messages.ts';
import classes from './practice-page.module.css';
import { PracticeRow } from './practice-row.tsx';

interface PracticeListSheetProps {
  list: PracticeList | null;
  /** Another list is on its way. */
  isBusy: boolean;
  onPrevious: () => void;
}

export function PracticeListSheet({ list, isBusy, onPrevious }: PracticeListSheetProps) {
  const m = useMessages(practiceMessages);
  if (list === null)
    return (
      <Sheet>
        <EmptyState icon={<IconChecklist size={24} stroke={1.5} />} title={m.emptyTitle}>
          {m.emptyText}
        </EmptyState>
      </Sheet>
    );
  const { problems, hasPrevious } = list;
  return (
    <Sheet
      flush
      title={m.list}
      actions={
        hasPrevious && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
            disabled={isBusy}
            onClick={onPrevious}
          >
            {m.previous}
          </Button>
        )
      }
    >
      {problems.length === 0 ? (
        <EmptyState title={m.goneTitle}>{m.goneText}</EmptyState>
      ) : (
        <div aria-busy={isBusy}>
          <PracticeProgress done={problems.filter(({ isDone }) => isDone).length} total={problems.length} />
          <ol className={classes['rows']} aria-label={m.list}>
            {problems.map((entry) => (
              <PracticeRow key={entry.problem.pid} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </Sheet>
  );
}

function PracticeProgress({ done, total }: { done: number; total: number }) {
  const m = useMessages(practiceMessages);
  const text = m.progress(done, total);
  return (
    <div className={classes['progress']}>
      <p>{done === total ? m.allDone : text}</p>
      <div
        className={classes['track']}
        role="progressbar"
        aria-label={m.list}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <span className={classes['fill']} style={{ width: `${String((100 * done) / total)}%` }} />
      </div>
    </div>
  );
}
