import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { returnedTasksQuery, type ReturnedTask } from '../api/returned-tasks.ts';
import { machineFaultMessages } from '../machine-fault-messages.ts';
import { returnedTaskMessages } from './returned-task-messages.ts';
import { ReturnedTasksSheet } from './returned-tasks-sheet.tsx';

const task: ReturnedTask = {
  taskId: 4,
  kind: 'submission',
  submissionId: 12,
  language: 'C++',
  fault: 'disk-full',
  detail: 'ENOSPC: no space left on device',
  judgeName: 'north',
  tries: 3,
  returnedAt: '2026-05-01T08:00:00.000+0000',
  repeatedAt: '2026-05-01T08:15:00.000+0000',
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the returned tasks in %s', (locale) => {
  const m = returnedTaskMessages[locale];
  const render = (tasks: readonly ReturnedTask[]) =>
    renderMarkup(<ReturnedTasksSheet />, { locale, queries: [[returnedTasksQuery.queryKey, tasks]] });

  it('are not shown while there are none', () => {
    expect(render([]).text).toBe('');
  });

  it('say what failed where, how often, and when it will be repeated', () => {
    const { text } = render([task]);
    for (const part of [m.submission(12), machineFaultMessages[locale]['disk-full'], task.detail])
      expect(text).toContain(part);
    expect(text).toContain(m.by('north'));
    expect(text).toContain(m.tries(3));
    expect(text).toContain(m.held);
  });

  it('wait for a judge if they are not held, and can be repeated', () => {
    const shown = render([{ ...task, submissionId: null, repeatedAt: null }]);
    expect(shown.text).toContain(m.waiting);
    expect(shown.names('button')).toEqual([m.repeatLabel(m.task(4))]);
  });
});
