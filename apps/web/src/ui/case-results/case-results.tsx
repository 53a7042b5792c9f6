import { IconEyeOff, IconListCheck } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../message-state.tsx';
import { countAccepted, type CaseEntry, type SubtaskEntry } from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import classes from './case-results.module.css';
import { CaseStrip } from './case-strip.tsx';
import { CaseTable } from './case-table.tsx';
import { SubtaskList } from './subtask-list.tsx';

export interface CaseResultsValue {
  judgeCaseList: readonly CaseEntry[] | null;
  subTaskJudgeCaseVoList: readonly SubtaskEntry[] | null;
}

/** The results of the cases of a submission: a table, or subtasks. Null means that the results are hidden. */
export function CaseResults({ results }: { results: CaseResultsValue | null }) {
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
  return (
    <div className={classes['root']}>
      <div className={classes['summary']}>
        <p>{m.passed(countAccepted(cases), cases.length)}</p>
        {!isGrouped && <CaseStrip cases={cases} />}
      </div>
      {isGrouped ? <SubtaskList subtasks={subtasks} /> : <CaseTable cases={cases} />}
    </div>
  );
}
