import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { CheckedProgram } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import { RowVerdict } from './row-verdict.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('RowVerdict in %s', (locale) => {
  const m = checkMessages[locale];
  const words = verdictMessages[locale];
  const show = (
    program: Partial<CheckedProgram> | undefined,
    expectedStatuses: number[] = [statuses.accepted],
  ) =>
    renderMarkup(
      <RowVerdict
        solution={{ name: 'a', language: 'C', code: '', expectedStatuses }}
        program={
          program &&
          ({
            status: statuses.accepted,
            score: null,
            time: 15,
            cells: [],
            isAsExpected: true,
            ...program,
          } as unknown as CheckedProgram)
        }
        caseCount={4}
      />,
      { locale },
    );

  it('a solution that has not run has no verdict', () => {
    expect(show(undefined).text).toBe(`${m.notRun} ${m.expected} ${words.accepted.short}`);
  });

  it.each([
    [true, [m.asExpected]],
    [false, [m.notAsExpected]],
    [null, []],
  ])('as expected: %s', (isAsExpected, names) => {
    expect(show({ isAsExpected }).names('img')).toEqual(names);
  });

  it('lists every expected verdict, or says that any will do', () => {
    const both = show({}, [statuses.wrongAnswer, statuses.timeLimitExceeded]).text;
    expect(both).toContain(`${words.wrongAnswer.short} / ${words.timeLimit.short}`);
    expect(show({}, []).text).toContain(m.expectsAnything);
  });

  it('shows the time of a finished program only', () => {
    expect(show({}).text).toContain('15 ms');
    expect(show({ status: statuses.judging }).text).not.toContain('15 ms');
    expect(show({ time: null }).text).not.toContain('ms');
  });

  it('counts the cases of a running program', () => {
    const cells = [[1, 0, 1, 1]] as unknown as CheckedProgram['cells'];
    expect(show({ status: statuses.judging, cells }).text).toMatch(/1 ?\/ ?4/);
  });
});
