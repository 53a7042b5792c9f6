import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { NoteView } from '../explanation/note-view.tsx';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import { hasDetails, type CaseEntry, type CaseExplanation } from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import classes from './case-results.module.css';
import { formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';

interface CaseRowProps {
  entry: CaseEntry;
  explanation: CaseExplanation | undefined;
  number: number;
  hasScores: boolean;
  isFirstOpen: boolean;
}

export function CaseRow({ entry, explanation, number, hasScores, isFirstOpen }: CaseRowProps) {
  const id = useId();
  const m = useMessages(caseMessages);
  const isOpenable = hasDetails(entry) || explanation !== undefined;
  // The page shows the explanation of the first failing case above the table.
  const hasReason = explanation === undefined && entry.userOutput !== null && entry.userOutput !== '';
  const [isOpenByUser, setOpen] = useState<boolean>();
  const isOpen = isOpenable && (isOpenByUser ?? (isFirstOpen && hasReason));
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <td className={classes['number']}>
          {isOpenable ? (
            <DetailsButton number={number} isOpen={isOpen} detailsId={id} onToggle={() => setOpen(!isOpen)} />
          ) : (
            <span className={classes['plainNumber']}>{number}</span>
          )}
        </td>
        <td>
          <VerdictMark status={entry.status} />
          {explanation?.isSample === true && <span className={classes['sample']}>{m.sample}</span>}
        </td>
        <td className={classes['figure']}>{formatRunTime(entry.status, entry.time)}</td>
        <td className={classes['figure']}>{formatMemory(entry.memory)}</td>
        {hasScores && <td className={classes['score']}>{entry.score ?? '–'}</td>}
      </tr>
      {isOpen && (
        <tr id={id} className={classes['detailsRow']}>
          <td colSpan={hasScores ? 5 : 4}>
            <CaseDetails entry={entry} explanation={explanation} />
          </td>
        </tr>
      )}
    </>
  );
}

interface DetailsButtonProps {
  number: number;
  isOpen: boolean;
  detailsId: string;
  onToggle: () => void;
}

function DetailsButton({ number, isOpen, detailsId, onToggle }: DetailsButtonProps) {
  const m = useMessages(caseMessages);
  return (
    <button
      type="button"
      className={classes['open']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      aria-label={isOpen ? m.hideDetails(number) : m.showDetails(number)}
      onClick={onToggle}
    >
      {number}
      <IconChevronRight size={14} stroke={2} aria-hidden="true" />
    </button>
  );
}

function CaseDetails({ entry, explanation }: Pick<CaseRowProps, 'entry' | 'explanation'>) {
  const m = useMessages(caseMessages);
  const { inputData, outputData, userOutput } = entry;
  const note = explanation?.note ?? null;
  return (
    <div className={classes['details']}>
      {note === null ? (
        <Detail label={m.message} text={explanation?.message ?? userOutput} isBlock />
      ) : (
        // The note is the translation of the message.
        <NoteView note={note} />
      )}
      <Detail label={m.inputFile} text={inputData} />
      <Detail label={m.outputFile} text={outputData} />
    </div>
  );
}

function Detail({ label, text, isBlock = false }: { label: string; text: string | null; isBlock?: boolean }) {
  if (text === null || text === '') return null;
  return (
    <dl data-block={isBlock || undefined}>
      <dt>{label}</dt>
      <dd>{isBlock ? <pre>{text}</pre> : <code>{text}</code>}</dd>
    </dl>
  );
}
