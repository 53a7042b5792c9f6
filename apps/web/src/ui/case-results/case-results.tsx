import { IconEyeOff, IconListCheck } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../message-state.tsx';
import {
  countAccepted,
  findFirstFailing,
  type CaseEntry,
  type CaseExplanation,
  type SubtaskEntry,
} from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import classes from './case-results.module.css';
import { CaseStrip } from './case-strip.tsx';
import { CaseTable } from './case-table.tsx';
import { SubtaskList } from './subtask-list.tsx';

export interface CaseResultsValue {
  judgeCaseMode?: string;
  judgeCaseList: readonly CaseEntry[] | null;
  subTaskJudgeCaseVoList: readonly SubtaskEntry[] | null;
}

interface CaseResultsProps {
  /** Null means that the results are hidden. */
  results: CaseResultsValue | null;
  explanations?: readonly CaseExplanation[];
  /** The number of cases, while some have not run. */
  total?: number | undefined;
}

const endsEarly = 'ergodic_without_error';
const nothingExplained: readonly CaseExplanation[] = [];

/** The results of the cases of a submission: a table, or subtasks. */
export function CaseResults({ results, explanations = nothingExplained, total }: CaseResultsProps) {
  const m = useMessages(caseMessages);
  if (results === null)
    return (
      <MessageState compact icon={<IconEyeOff size={24} stroke={1.5} />} title={m.hiddenTitle}>
        {m.hiddenText}
      </MessageState>
    );
  const subtasks = results.subTaskJudgeCaseVoList ?? [];
  const cases = results.judgeCaseList ?? subtasks.flatMap(({ subtaskDetailList }) => subtaskDetailList);
  if (cases.length === 0)
    return (
      <MessageState compact icon={<IconListCheck size={24} stroke={1.5} />} title={m.emptyTitle}>
        {m.emptyText}
      </MessageState>
    );
  const isGrouped = subtasks.length > 0;
  const passed = countAccepted(cases);
  // The cases after the first failure are missing, so their number is unknown. Older results have them.
  const isStopped = results.judgeCaseMode === endsEarly && findFirstFailing(cases) === cases.at(-1);
  return (
    <div className={classes['root']}>
      <div className={classes['summary']}>
        <p>{isStopped ? m.stopped(passed) : m.passed(passed, Math.max(total ?? 0, cases.length))}</p>
        {!isGrouped && <CaseStrip cases={cases} />}
      </div>
      {isGrouped ? (
        <SubtaskList subtasks={subtasks} explanations={explanations} />
      ) : (
        <CaseTable cases={cases} explanations={explanations} />
      )}
    </div>
  );
}
