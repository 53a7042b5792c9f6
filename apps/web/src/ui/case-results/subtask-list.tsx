import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import {
  countCases,
  findFirstFailingSubtask,
  type CaseExplanation,
  type SubtaskEntry,
} from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import classes from './case-results.module.css';
import { CaseStrip } from './case-strip.tsx';
import { CaseTable } from './case-table.tsx';
import { formatMemory, formatRunTime } from '@touchstone/rules/judging/measures';

interface SubtaskListProps {
  subtasks: readonly SubtaskEntry[];
  explanations: readonly CaseExplanation[];
}

/** Cases grouped by subtask. The first subtask that lost points is open. */
export function SubtaskList({ subtasks, explanations }: SubtaskListProps) {
  const first = findFirstFailingSubtask(subtasks);
  return (
    <ul className={classes['subtasks']}>
      {subtasks.map((subtask, index) => (
        <Subtask
          key={subtask.groupNum}
          subtask={subtask}
          explanations={explanations}
          firstNumber={1 + countCases(subtasks.slice(0, index))}
          isFirstOpen={subtask === first}
        />
      ))}
    </ul>
  );
}

interface SubtaskProps {
  subtask: SubtaskEntry;
  explanations: readonly CaseExplanation[];
  /** Cases are numbered continuously across subtasks. */
  firstNumber: number;
  isFirstOpen: boolean;
}

function Subtask({ subtask, explanations, firstNumber, isFirstOpen }: SubtaskProps) {
  const m = useMessages(caseMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(isFirstOpen);
  const cases = subtask.subtaskDetailList;
  const title = m.subtask(subtask.groupNum);
  return (
    <li className={classes['subtask']}>
      <div className={classes['subtaskHead']}>
        <button
          type="button"
          className={classes['subtaskButton']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={16} stroke={2} aria-hidden="true" />
          {title}
        </button>
        <VerdictMark status={subtask.status} score={subtask.score} />
        <span className={classes['subtaskFacts']}>
          <span>{m.subtaskCases(subtask.ac, subtask.total)}</span>
          {subtask.time !== null && <span>{formatRunTime(subtask.status, subtask.time)}</span>}
          {subtask.memory !== null && <span>{formatMemory(subtask.memory)}</span>}
        </span>
        <CaseStrip cases={cases} />
      </div>
      {isOpen && (
        <div id={id} className={classes['subtaskCases']}>
          <CaseTable cases={cases} explanations={explanations} label={title} firstNumber={firstNumber} />
        </div>
      )}
    </li>
  );
}
