import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import type { ProblemContent } from '../problem-content.ts';
import { readAll } from '../testing/read-files.ts';
import { withWritten } from '../testing/read-written.ts';
import { textFile } from '../text-file.ts';
import { readIcpc } from './read-icpc.ts';
import { writeIcpc } from './write-icpc.ts';

const oneCase = (name: string, score: number | null, group = 1) => ({
  input: textFile(`${name}.in`, `${name}\n`),
  answer: textFile(`${name}.out`, `${name}!\n`),
  score,
  group,
});
const usual: ProblemContent = {
  displayId: 'sum',
  title: '求和: "A+B"',
  titleTranslations: {},
  difficulty: 0,
  statement: {
    description: '<!-- zh-CN -->\n\n求 $a+b$。![](attachment:a%20b.png)\n\n<!-- en-US -->\n\nAdd.',
    input: '<!-- zh-CN -->\n\n两个数。\n\n<!-- en-US -->\n\nTwo numbers.',
    output: '<!-- zh-CN -->\n\n和。\n\n<!-- en-US -->\n\nThe sum.',
    hint: null,
    source: 'ICPC: 2026',
  },
  examples: [{ input: '1 2\n', output: '3\n' }],
  scoring: 'acm',
  judgeMode: 'default',
  caseMode: 'ergodic_without_error',
  limits: { timeMs: 1500, memoryMb: 256, stackMb: 256 },
  checker: null,
  userExtraFiles: {},
  judgeExtraFiles: {},
  fileIo: null,
  isTrailingBlankIgnored: true,
  areCaseResultsOpen: true,
  caseFeedback: 'none',
  isCodeSharingAllowed: true,
  languages: null,
  tags: ['math', '入门'],
  tagTranslations: {},
  inputPrograms: [],
  codeTemplates: [],
  cases: Array.from({ length: 12 }, (_, index) => oneCase(`${index + 1}`, null)),
  attachments: [{ name: 'a b.png', content: textFile('a b.png', 'picture') }],
  solutions: [
    { name: 'accepted/sum.cpp', language: 'C++ 20 With O2', code: 'int main() {}\n', expectedStatuses: [0] },
    {
      name: 'wrong_answer/minus.py',
      language: 'Python3',
      code: 'print(1)\n',
      expectedStatuses: [statuses.presentationError, statuses.wrongAnswer],
    },
  ],
};

const travel = (problem: ProblemContent) =>
  withWritten(
    (writer) => writeIcpc(problem, 'sum', writer),
    async (archive) => ({
      files: [...archive.files.keys()],
      settings: await archive.files.get('sum/problem.yaml')?.readText(100_000),
      read: await readAll(readIcpc(archive)),
    }),
  );

/** Test data and attachments are compared by content. */
const asRead = (problem: ProblemContent) => ({
  ...problem,
  cases: problem.cases.map(({ input, score, group }) => {
    const name = input.name.replace('.in', '');
    return { input: `${name}\n`, answer: `${name}!\n`, score, group };
  }),
  attachments: Object.fromEntries(problem.attachments.map(({ name }) => [name, 'picture'])),
});

describe('a problem written as an ICPC package', () => {
  it.each<[string, Partial<ProblemContent>]>([
    ['one that passes or fails', {}],
    ['exact output', { isTrailingBlankIgnored: false }],
    [
      'subtasks',
      {
        scoring: 'oi',
        caseMode: 'subtask_lowest',
        cases: [oneCase('a', 30, 1), oneCase('b', 30, 1), oneCase('c', 70, 2)],
        solutions: [],
      },
    ],
    [
      'subtasks by their average',
      {
        scoring: 'oi',
        caseMode: 'subtask_average',
        cases: [oneCase('a', 100), oneCase('b', 100)],
        solutions: [],
      },
    ],
    [
      'cases with points',
      {
        scoring: 'oi',
        caseMode: 'default',
        cases: [oneCase('a', 10), oneCase('b', 90)],
        solutions: [],
      },
    ],
    [
      'a checker of the site',
      {
        judgeMode: 'spj',
        checker: { language: 'C++ 17', code: '#include "testlib.h"\n#include "a.h"\nint main() {}\n' },
        judgeExtraFiles: { 'a.h': 'int a;\n' },
      },
    ],
    [
      'an interactor that is a validator',
      { judgeMode: 'interactive', checker: { language: 'C', code: 'int main() { return 42 + 43; }\n' } },
    ],
  ])('survives a round trip: %s', async (_, changes) => {
    const problem = { ...usual, ...changes };
    const { read } = await travel(problem);
    expect(read).toEqual([{ ...asRead(problem), notes: [] }]);
  });

  it('says how many passes its validator needs', async () => {
    const code = '// nextpass.in, validation_passes: 4\nint main() { return 42 + 43; }\n';
    const checker = { language: 'C++ 17', code };
    const { settings, read } = await travel({ ...usual, judgeMode: 'interactive', checker });
    expect(settings).toContain('validation: custom interactive multi-pass\n');
    expect(settings).toContain('  validation_passes: 4\n');
    expect(read).toMatchObject([{ checker, judgeMode: 'interactive' }]);
  });

  it('lists at the top what the format cannot express', async () => {
    const { settings, files } = await travel({
      ...usual,
      displayId: 'P1',
      fileIo: { inputName: 'a.in', outputName: 'a.out' },
      languages: ['C', 'C++'],
      codeTemplates: [{ language: 'C', code: 'int main() {}' }],
      solutions: [
        {
          name: 'either.py',
          language: 'Python3',
          code: 'print(1)',
          expectedStatuses: [statuses.accepted, statuses.timeLimitExceeded],
        },
      ],
    });
    expect(settings).toMatch(
      /^# Submissions read a\.in and write a\.out\.\n# Languages: C, C\+\+\n# Templates are left out: C\nname: /,
    );
    expect(files).toContain('sum/submissions/mixed/either.py');
    expect(files).toContain('sum/data/secret/01.in');
  });
});
