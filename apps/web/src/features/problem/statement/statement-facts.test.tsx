import { describe, expect, it } from 'vitest';
import { statementMessages } from '../../../ui/statement/statement-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Problem } from '../api/get-problem-page.ts';
import { problemMessages } from '../problem-messages.ts';
import { Difficulty } from './difficulty.tsx';
import { StatementFacts } from './statement-facts.tsx';

const problem = (changes: Partial<Problem> = {}) =>
  ({
    problemId: 'P1',
    type: 0,
    judgeMode: 'default',
    judgeCaseMode: 'default',
    timeLimit: 1000,
    memoryLimit: 256,
    stackLimit: 128,
    isFileIO: false,
    ioReadFileName: null,
    ioWriteFileName: null,
    ioScore: 100,
    ...changes,
  }) as Problem;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('StatementFacts in %s', (locale) => {
  const m = statementMessages[locale];
  const factsOf = (changes?: Partial<Problem>) =>
    renderMarkup(<StatementFacts problem={problem(changes)} />, { locale })
      .all('definition')
      .map(({ text }) => text);

  it('gives other languages their own limits', () => {
    const facts = factsOf();
    expect(facts[0]).toBe(`1000 ms ${m.plainLanguages}`);
    expect(facts[1]).toBe(`2000 ms ${m.otherLanguages}`);
    expect(facts[2]).toBe(`256 MB ${m.plainLanguages}`);
  });

  it.each(['CF-1A', 'gym-100A'])('gives every language the same limits for %s', (problemId) => {
    const facts = factsOf({ problemId });
    expect(facts.slice(0, 2)).toEqual([`1000 ms ${m.everyLanguage}`, `256 MB ${m.everyLanguage}`]);
  });

  it.each([
    ['standard streams', {}, [m.standard]],
    ['file names that are not used', { ioReadFileName: 'a.in' }, [m.standard]],
    [
      'two files',
      { isFileIO: true, ioReadFileName: 'a.in', ioWriteFileName: 'a.out' },
      [m.readsFile('a.in'), m.writesFile('a.out')],
    ],
    [
      'an output file only',
      { isFileIO: true, ioWriteFileName: 'a.out' },
      [m.standard, m.writesFile('a.out')],
    ],
    ['an input file only', { isFileIO: true, ioReadFileName: 'a.in' }, [m.readsFile('a.in')]],
  ])('input and output: %s', (_name, changes, texts) => {
    expect(factsOf(changes).slice(4, 4 + texts.length)).toEqual(texts);
  });

  it.each([
    ['all or nothing', { type: 0, ioScore: 100 }, m.acm],
    ['points by case', { type: 1, ioScore: 60 }, m.oi(60)],
    ['subtasks', { type: 1, judgeCaseMode: 'subtask_lowest', ioScore: 80 }, m.subtasks(80)],
  ])('scoring: %s', (_name, changes, text) => {
    expect(factsOf(changes)).toContain(text);
  });

  it.each([
    ['spj', m.specialJudge],
    ['interactive', m.interactive],
    ['default', ''],
  ])('judge mode %s', (judgeMode, text) => {
    expect(factsOf({ judgeMode }).at(-1)).toBe(text);
  });

  it.each([
    [0, problemMessages[locale].difficulty.easy, 1],
    [1, problemMessages[locale].difficulty.mid, 2],
    [2, problemMessages[locale].difficulty.hard, 3],
    [3, problemMessages[locale].difficulty.unrated, 3],
    [-1, problemMessages[locale].difficulty.unrated, 0],
  ])('difficulty %i', (value, word, filledSteps) => {
    const shown = renderMarkup(<Difficulty value={value} />, { locale });
    expect(shown.text).toBe(word);
    expect(shown.html.match(/data-filled/g) ?? []).toHaveLength(filledSteps);
  });

  it('a contest can hide the difficulty', () => {
    expect(renderMarkup(<Difficulty value={null} />, { locale }).text).toBe('');
  });
});
