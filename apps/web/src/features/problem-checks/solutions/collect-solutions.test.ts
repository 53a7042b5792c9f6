import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { checkMessages } from '../check-messages.ts';
import { collectSolutions, describeRest, readProgramText } from './collect-solutions.ts';

const languages = ['C++ 17', 'Python3'];
const file = (name: string, content: string | Uint8Array<ArrayBuffer> = 'x') => new File([content], name);

describe('collectSolutions', () => {
  it('sorts files into solutions, unknown languages and files that are no text', async () => {
    const files = [
      file('sum.cpp', 'int main() {}'),
      file('notes.txt', 'no program'),
      file('sum_wa.py', 'print(1)'),
      file('a.cpp', new Uint8Array([0x7f, 0x45, 0, 1])),
      file('only.rs', 'a language that the site does not have'),
    ];
    expect(await collectSolutions(files, { solutions: [], languages })).toEqual({
      added: [
        { name: 'sum.cpp', language: 'C++ 17', code: 'int main() {}', expectedStatuses: [statuses.accepted] },
        {
          name: 'sum_wa.py',
          language: 'Python3',
          code: 'print(1)',
          expectedStatuses: [statuses.wrongAnswer],
        },
      ],
      skipped: ['notes.txt', 'only.rs'],
      unreadable: ['a.cpp'],
    });
  });

  it('gives every solution a name of its own, among the existing ones and among the new ones', async () => {
    const { added } = await collectSolutions([file('sum.cpp'), file('sum.cpp'), file('b.py')], {
      solutions: [{ name: 'sum.cpp' }, { name: 'b.py' }, { name: 'b.py (2)' }],
      languages,
    });
    expect(added.map(({ name }) => name)).toEqual(['sum.cpp (2)', 'sum.cpp (3)', 'b.py (3)']);
  });

  it('has nothing without files', async () => {
    expect(await collectSolutions([], { solutions: [], languages })).toEqual({
      added: [],
      skipped: [],
      unreadable: [],
    });
  });
});

describe('readProgramText', () => {
  const { codeMaximum } = problemCheckLimits;
  it.each([
    ['an empty file', '', ''],
    ['a program of the greatest length', 'a'.repeat(codeMaximum), 'a'.repeat(codeMaximum)],
    ['a byte order mark, which is removed', '\uFEFFint a;', 'int a;'],
    ['characters of several bytes, which count once', '汉'.repeat(codeMaximum), '汉'.repeat(codeMaximum)],
  ])('reads %s', async (_name, content, text) => {
    expect(await readProgramText(file('a.c', content))).toBe(text);
  });

  it.each([
    ['one character too long', 'a'.repeat(codeMaximum + 1)],
    ['binary', 'a\0b'],
  ])('does not read a file that is %s', async (_name, content) => {
    expect(await readProgramText(file('a.c', content))).toBeUndefined();
  });

  it('does not load a file that is too large for any program', async () => {
    const huge = {
      size: 4 * codeMaximum + 1,
      text: () => Promise.reject(new Error('The file was loaded.')),
    };
    expect(await readProgramText(huge)).toBeUndefined();
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('describeRest in %s', (locale) => {
  const m = checkMessages[locale];
  const join = (...names: string[]) => names.join(locale === 'en-US' ? ', ' : '、');
  it.each([
    ['nothing if every file was added', { skipped: [], unreadable: [] }, undefined],
    [
      'files of unknown languages',
      { skipped: ['a.txt', 'b'], unreadable: [] },
      m.skipped(join('a.txt', 'b')),
    ],
    ['unreadable files first', { skipped: ['a.txt'], unreadable: ['b.bin'] }, m.tooLarge('b.bin')],
    [
      'five names at most',
      { skipped: ['1', '2', '3', '4', '5', '6'], unreadable: [] },
      m.skipped(join('1', '2', '3', '4', '5')),
    ],
  ])('names %s', (_name, rest, text) => {
    expect(describeRest(m, rest, locale)).toBe(text);
  });
});
