import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import { hasDetails, type CaseEntry } from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import classes from './case-results.module.css';
import { formatDuration, formatMemory } from './measures.ts';

interface CaseRowProps {
  entry: CaseEntry;
  number: number;
  hasScores: boolean;
  isFirstOpen: boolean;
}

export function CaseRow({ entry, number, hasScores, isFirstOpen }: CaseRowProps) {
  const id = useId();
  const isOpenable = hasDetails(entry);
  const hasWords = entry.userOutput !== null && entry.userOutput !== '';
  const [isOpen, setOpen] = useState(isFirstOpen && hasWords);
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
        </td>
        <td className={classes['figure']}>{formatDuration(entry.time)}</td>
        <td className={classes['figure']}>{formatMemory(entry.memory)}</td>
        {hasScores && <td className={classes['score']}>{entry.score ?? '–'}</td>}
      </tr>
      {isOpen && (
        <tr id={id} className={classes['detailsRow']}>
          <td colSpan={hasScores ? 5 : 4}>
            <CaseDetails entry={entry} />
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

function CaseDetails({ entry }: { entry: CaseEntry }) {
  const m = useMessages(caseMessages);
  const { inputData, outputData, userOutput } = entry;
  return (
    <dl className={classes['details']}>
      <Detail label={m.message} text={userOutput} isBlock />
      <Detail label={m.inputFile} text={inputData} />
      <Detail label={m.outputFile} text={outputData} />
    </dl>
  );
}

function Detail({ label, text, isBlock = false }: { label: string; text: string | null; isBlock?: boolean }) {
  if (text === null || text === '') return null;
  return (
    <div data-block={isBlock || undefined}>
      <dt>{label}</dt>
      <dd>{isBlock ? <pre>{text}</pre> : <code>{text}</code>}</dd>
    </div>
  );
}
