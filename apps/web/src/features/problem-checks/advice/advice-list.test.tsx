import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { Cell, Check, CheckedProgram } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import { AdviceList } from './advice-list.tsx';
import { adviceMessages } from './advice-messages.ts';

const program = (changes: Partial<CheckedProgram>) =>
  ({
    id: 1,
    name: 'main.cpp',
    language: 'C++',
    status: statuses.accepted,
    expectedStatuses: [statuses.accepted],
    isCutShort: false,
    cells: [[1, statuses.accepted, 100, 2048]] as unknown as Cell[],
    ...changes,
  }) as CheckedProgram;
const wrong = program({
  id: 2,
  name: 'greedy.py',
  language: 'Python3',
  status: statuses.wrongAnswer,
  expectedStatuses: [statuses.wrongAnswer],
  cells: [[1, statuses.wrongAnswer, 10, 2048]] as unknown as Cell[],
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('AdviceList in %s', (locale) => {
  const m = adviceMessages[locale];
  const common = checkMessages[locale];
  const show = (programs: CheckedProgram[], canUse = false) =>
    renderMarkup(
      <AdviceList
        check={{ programs, cases: [1], timeLimit: 1000, memoryLimit: 256 } as unknown as Check}
        onUseTimeLimit={canUse ? () => undefined : undefined}
      />,
      { locale },
    );

  it('says that everything is as expected', () => {
    expect(show([program({}), wrong]).text).toContain(common.adviceNone);
  });

  it('names the case where a right solution fails', () => {
    const cells = [
      [1, statuses.accepted, 1, 1],
      [7, statuses.runtimeError, 1, 1],
    ] as unknown as Cell[];
    const shown = show([program({ status: statuses.runtimeError, cells }), wrong]);
    const text = m.rightFails('main.cpp', verdictMessages[locale].runtimeError.name) + m.atCase(7);
    expect(shown.names('listitem')).toContain(text);
    expect(shown.text).not.toContain(common.adviceNone);
  });

  it('names a wrong solution that passes', () => {
    const passing = program({ id: 2, name: 'bad.cpp', expectedStatuses: [statuses.wrongAnswer] });
    expect(show([program({}), passing]).names('listitem')).toContain(m.wrongPasses('bad.cpp'));
  });

  it('asks for a wrong solution if there is none', () => {
    expect(show([program({})]).names('listitem')).toContain(m.noWrongSolution);
  });

  it('asks for a right solution if there is none', () => {
    expect(show([wrong]).names('listitem')).toContain(m.noRightSolution);
  });

  it('offers a time limit only to users who may set it', () => {
    const slow = program({ cells: [[1, statuses.accepted, 700, 2048]] as unknown as Cell[] });
    expect(show([slow, wrong], true).names('button')).toEqual([m.limitButton('1.50 s')]);
    expect(show([slow, wrong]).names('button')).toEqual([]);
  });

  it('offers no time limit that is set already', () => {
    expect(show([program({}), wrong], true).names('button')).toEqual([]);
  });
});
