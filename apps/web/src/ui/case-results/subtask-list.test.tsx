import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import type { CaseEntry, SubtaskEntry } from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import { SubtaskList } from './subtask-list.tsx';

const m = caseMessages['en-US'];
const { accepted, wrongAnswer } = statuses;
const aCase = (status: number, part: Partial<CaseEntry> = {}): CaseEntry => ({
  seq: 1,
  status,
  time: 10,
  memory: 1024,
  score: null,
  inputData: null,
  outputData: null,
  userOutput: null,
  ...part,
});
const subtask = (groupNum: number, status: number, cases: readonly CaseEntry[]): SubtaskEntry => ({
  groupNum,
  status,
  score: status === accepted ? 50 : 0,
  ac: cases.filter((one) => one.status === accepted).length,
  total: cases.length,
  time: null,
  memory: null,
  subtaskDetailList: cases,
});
const render = (...subtasks: SubtaskEntry[]) =>
  renderMarkup(<SubtaskList explanations={[]} subtasks={subtasks} />);
const expanded = (markup: ReturnType<typeof render>) =>
  markup
    .all('button')
    .filter((button) => button.attribute('aria-expanded') === 'true')
    .map(({ name }) => name);

describe('subtasks', () => {
  it('open the first that lost points', () => {
    const markup = render(
      subtask(1, accepted, [aCase(accepted)]),
      subtask(2, wrongAnswer, [aCase(wrongAnswer)]),
      subtask(3, wrongAnswer, [aCase(wrongAnswer)]),
    );
    expect(expanded(markup)).toEqual([m.subtask(2)]);
  });

  it('stay closed if all passed', () => {
    expect(expanded(render(subtask(1, accepted, [aCase(accepted)])))).toEqual([]);
  });

  it('number their cases through', () => {
    const markup = render(
      subtask(1, accepted, [aCase(accepted), aCase(accepted)]),
      subtask(2, wrongAnswer, [aCase(accepted), aCase(wrongAnswer)]),
    );
    const [, first, second] = markup.all('row');
    expect([first?.text, second?.text].map((text) => text?.split(' ')[0])).toEqual(['3', '4']);
  });

  it('count the passed cases', () => {
    const { text } = render(subtask(1, wrongAnswer, [aCase(accepted), aCase(wrongAnswer)]));
    expect(text).toContain(m.subtaskCases(1, 2));
  });

  it('show the message of the checker at once for the first failed case', () => {
    const cases = [aCase(wrongAnswer, { userOutput: 'line 3 differs' })];
    expect(render(subtask(1, wrongAnswer, cases)).text).toContain('line 3 differs');
  });
});
