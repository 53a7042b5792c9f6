/** Writing a problem in a format and reading it again yields the same problem: for all demo problems and fixtures. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gather, flatten } from '@touchstone/problem-formats/testing/gather-results';
import { withWritten } from '@touchstone/problem-formats/testing/read-written';
import { openFolderTree } from '@touchstone/problem-formats/file-tree/folder-tree';
import { readHoj } from '@touchstone/problem-formats/hoj/read-hoj';
import { writeHoj } from '@touchstone/problem-formats/hoj/write-hoj';
import { readIcpc } from '@touchstone/problem-formats/icpc/read-icpc';
import { writeIcpc } from '@touchstone/problem-formats/icpc/write-icpc';
import { attachmentLink, type ProblemContent } from '@touchstone/problem-formats/problem-content';
import { textFile } from '@touchstone/problem-formats/text-file';
import { statuses } from '@touchstone/contract/statuses';
import { loadDemoProblems, makeTestData, statusOfVerdict, type DemoProblem } from '@touchstone/server/demo';
import { describe, expect, test } from 'vitest';
import { readFixture } from './fixture/read-fixture.ts';

const usual = {
  titleTranslations: {},
  tagTranslations: {},
  inputPrograms: [],
  userExtraFiles: {},
  judgeExtraFiles: {},
  isTrailingBlankIgnored: true,
  areCaseResultsOpen: true,
  caseFeedback: 'none',
  isCodeSharingAllowed: true,
  languages: null,
  codeTemplates: [],
  attachments: [],
  difficulty: 1,
  examples: [],
} as const;

function ofDemo(problem: DemoProblem): ProblemContent {
  return {
    ...usual,
    displayId: problem.displayId,
    title: problem.title['zh-CN'],
    titleTranslations: { 'zh-HK': problem.title['zh-HK'], 'en-US': problem.title['en-US'] },
    difficulty: problem.difficulty,
    statement: {
      description: problem.description.trim(),
      input: problem.inputDescription.trim(),
      output: problem.outputDescription.trim(),
      hint: problem.hint?.trim() ?? null,
      source: null,
    },
    examples: problem.examples,
    scoring: problem.scoring,
    judgeMode: problem.judgeMode,
    caseMode: problem.caseMode,
    limits: { timeMs: problem.timeLimitMs, memoryMb: problem.memoryLimitMb, stackMb: 128 },
    checker: problem.checker,
    fileIo: problem.fileIo,
    isTrailingBlankIgnored: problem.isTrailingBlankIgnored,
    tags: problem.tags,
    cases: makeTestData(problem).map(({ input, answer, score, groupNumber, names }) => ({
      input: textFile(names.input, input),
      answer: textFile(names.answer, answer),
      score,
      group: groupNumber,
    })),
    solutions: problem.programs.map(({ verdict, language, code }, index) => ({
      name: `${verdict}-${String(index)}`,
      language,
      code,
      expectedStatuses: [statusOfVerdict[verdict]],
    })),
  };
}

const fixturesFolder = new URL('../../../../fixtures/', import.meta.url).pathname;

async function ofFixture(name: string): Promise<ProblemContent> {
  const one = await readFixture(await openFolderTree(join(fixturesFolder, name)));
  const { timeLimitMs, memoryLimitMb, stackLimitMb } = one.limits;
  const program = one.checker?.program;
  return {
    ...usual,
    displayId: name.toUpperCase(),
    title: name,
    statement: {
      description: 'A problem.',
      input: 'Numbers.',
      output: 'A number.',
      hint: null,
      source: 'Own',
    },
    scoring: one.scoring,
    judgeMode: one.judgeMode,
    caseMode: one.caseMode,
    limits: { timeMs: Number(timeLimitMs), memoryMb: memoryLimitMb, stackMb: stackLimitMb },
    checker: program === undefined ? null : { language: program.languages[0], code: program.code },
    judgeExtraFiles: program?.extraFiles ?? {},
    fileIo: one.fileIo,
    isTrailingBlankIgnored: one.isTrailingBlankIgnored,
    tags: ['greedy'],
    cases: one.cases.map(({ source, score, group, name: caseName }) => ({
      input: source.kind === 'files' ? source.input : textFile(`${caseName}.in`, 'made by a generator\n'),
      answer: source.kind === 'files' ? source.answer : textFile(`${caseName}.out`, 'its answer\n'),
      score: one.scoring === 'oi' ? (score ?? 0) : null,
      group,
    })),
    solutions: one.submissions.flatMap(({ name: file, program: code }) =>
      'skipped' in code
        ? []
        : [
            {
              name: file,
              language: code.languages[0],
              code: code.code,
              expectedStatuses: [statuses.accepted, statuses.timeLimitExceeded],
            },
          ],
    ),
  };
}

/** Everything that the two sources above do not have. */
const checkers = [
  'C',
  'C++',
  'C++ 20',
  'Python3',
  'PyPy3',
  'Java',
  'Golang',
  'Rust',
  'JavaScript Node',
  'Ruby',
];
const rich = (checkerLanguage: string): ProblemContent => ({
  ...usual,
  inputPrograms: [
    {
      kind: 'generator',
      name: 'gen.py',
      language: 'Python3',
      code: 'print(1)\n',
      argumentLines: ['{seed} 1'],
    },
    { kind: 'validator', name: 'val.py', language: 'Python3', code: 'input()\n', argumentLines: [] },
  ],
  displayId: 'RICH',
  title: '杂 & "quoted": title',
  titleTranslations: { 'zh-HK': '雜', 'en-US': 'A: "title"' },
  difficulty: 2,
  statement: {
    description: `Look: ![](${attachmentLink('图 1.png')})\n\n### A heading\n\nText.`,
    input: 'Numbers.',
    output: '### A heading\n\nA number.',
    hint: 'A hint.',
    source: 'A book: part 2',
  },
  examples: [
    { input: '1\n', output: '2\n' },
    { input: '', output: 'x' },
  ],
  scoring: 'acm',
  judgeMode: 'spj',
  caseMode: 'ergodic_without_error',
  limits: { timeMs: 1234, memoryMb: 300, stackMb: 77 },
  checker: { language: checkerLanguage, code: '#include "testlib.h"\n#include "rules.h"\nint main() {}\n' },
  userExtraFiles: { 'library.h': '#pragma once\n' },
  judgeExtraFiles: { 'rules.h': 'int rule;\n', 'testlib.h': '// the own copy of an author\n' },
  fileIo: { inputName: 'a.in', outputName: 'a.out' },
  areCaseResultsOpen: false,
  caseFeedback: 'values',
  isCodeSharingAllowed: false,
  languages: ['C', 'Python3'],
  tags: ['dynamic programming', '入门', 'a, b', "don't"],
  tagTranslations: { 入门: { 'zh-HK': '入門', 'en-US': 'Beginner' }, 'a, b': { 'zh-CN': '甲，乙' } },
  codeTemplates: [{ language: 'C', code: 'int main(void) {}\n' }],
  cases: [
    { input: textFile('one', '1'), answer: textFile('one.answer', ''), score: null, group: 1 },
    { input: textFile('1.in', '2\n'), answer: textFile('1.out', '3\n'), score: null, group: 1 },
  ],
  attachments: [{ name: '图 1.png', content: textFile('图 1.png', 'picture') }],
  solutions: [
    { name: 'either.py', language: 'PyPy3', code: 'print(1)', expectedStatuses: [0, 1] },
    {
      name: 'Main.java',
      language: 'Java',
      code: 'package a;\nclass Solver { public static void main(String[] a) { undefined(); } }\n',
      expectedStatuses: [-2],
    },
  ],
});

const demos = await loadDemoProblems();
const problems = demos.map((problem): [string, ProblemContent] => [problem.displayId, ofDemo(problem)]);
for (const entry of await readdir(fixturesFolder, { withFileTypes: true }))
  if (entry.isDirectory()) problems.push([`fixture ${entry.name}`, await ofFixture(entry.name)]);
for (const language of checkers) problems.push([`a checker in ${language}`, rich(language)]);
problems.push([
  'a validator with scripts',
  {
    ...rich('Scripts'),
    checker: { language: 'Scripts', code: '#!/bin/sh\n# Ends with 42 or 43.\nmake\n' },
    judgeExtraFiles: { run: './it "$@"\n', Makefile: 'it:\n' },
  },
]);
problems.push([
  'a validator of several passes',
  {
    ...rich('C++ 17'),
    checker: {
      language: 'C++ 17',
      code: '// nextpass.in, validation_passes: 4\nint main() { return 42 + 43; }\n',
    },
  },
]);

describe.each([
  {
    format: 'hoj',
    write: (problem: ProblemContent) => (writer: Parameters<typeof writeHoj>[2]) =>
      Promise.resolve(writeHoj(problem, 1, writer)),
    read: readHoj,
  },
  {
    format: 'icpc',
    write: (problem: ProblemContent) => (writer: Parameters<typeof writeHoj>[2]) =>
      writeIcpc(problem, 'folder', writer),
    read: readIcpc,
  },
])('in the format $format', ({ write, read }) => {
  test.each(problems)('%s', async (_, problem) => {
    const results = await withWritten(write(problem), (archive) => gather(read(archive)));
    const [result] = results;
    expect(result?.fault).toBeUndefined();
    expect(sorted(result?.problem)).toEqual(sorted(await flatten(problem)));
    expect(result?.notes).toEqual([]);
  });
});

/** Solutions come in the order of their folders. */
const sorted = (problem: Awaited<ReturnType<typeof flatten>> | undefined) =>
  problem && {
    ...problem,
    solutions: problem.solutions.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
