import { defineMessages, useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { ProblemUsage } from '../../ui/problem-usage/problem-usage.tsx';
import type { StoredProblem } from './state/form-wire.ts';

const usageMessages = defineMessages({
  'zh-CN': {
    archived: '题目已归档，可以在题目列表中恢复。',
    used: '题面和测试数据的修改对这些比赛和训练也生效，已有的评测结果在重测之前不变。可见性只影响比赛之外。',
  },
  'zh-HK': {
    archived: '題目已封存，可以在題目列表中還原。',
    used: '題面和測試數據的更改對這些比賽和訓練也生效，已有的評測結果在重新評測之前不變。可見性只影響比賽以外。',
  },
  'en-US': {
    archived: 'This problem is archived. You can restore it in the problem list.',
    used: 'Changes of the statement and the test data also apply to these contests and trainings. Existing results stay until you rejudge. The visibility applies outside contests only.',
  },
});

/** Names the contests and trainings that a change of the problem affects. */
export function UsageNotice({ problem: { contests, trainings, isArchived } }: { problem: StoredProblem }) {
  const m = useMessages(usageMessages);
  return (
    <>
      {isArchived && <FormAlert kind="info">{m.archived}</FormAlert>}
      {contests.length + trainings.length > 0 && (
        <FormAlert kind="info">
          <ProblemUsage contests={contests} trainings={trainings} />
          {m.used}
        </FormAlert>
      )}
    </>
  );
}
