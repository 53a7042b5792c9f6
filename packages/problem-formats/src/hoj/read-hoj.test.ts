import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip, type ZipEntry } from '../archive/testing/build-zip.ts';
import { flatten, gatherArchive } from '../testing/gather-results.ts';
import { sampleProblem } from '../testing/sample-problem.ts';
import { textFile } from '../text-file.ts';
import { writeArchive } from '../write-archive.ts';
import { readHoj } from './read-hoj.ts';
import { writeHoj } from './write-hoj.ts';

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-hoj-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newPath = () => join(folder, `${String((count += 1))}.zip`);

async function read(entries: readonly ZipEntry[]) {
  return gatherArchive(await writeZip(newPath(), entries), readHoj);
}

const cases = [
  { name: 'problem_1000/1.in', content: '1 2\n' },
  { name: 'problem_1000/1.out', content: '3\n' },
];

/** The example of HOJ's documentation. */
const documented = {
  judgeMode: 'default',
  languages: ['C', 'C++', 'Java', 'Python3', 'Golang', 'C#'],
  samples: [{ input: '1.in', output: '1.out' }],
  tags: ['测试题', '测试'],
  problem: {
    auth: 1,
    author: 'admin',
    isRemote: false,
    problemId: 'HOJ-1010',
    description: '求和',
    source: '',
    title: 'A+B',
    type: 0,
    timeLimit: 1000,
    memoryLimit: 256,
    input: '两个整数',
    output: '一个整数',
    difficulty: 1,
    examples: '<input>1 2</input><output>3</output>',
    ioScore: 100,
    codeShare: true,
    hint: '',
    isRemoveEndBlank: true,
    openCaseResult: true,
    judgeCaseMode: 'default',
    spjLanguage: '',
    spjCode: '',
  },
  codeTemplates: [{ language: 'C', code: '//TEMPLATE BEGIN\n//TEMPLATE END' }],
  userExtraFile: null,
  judgeExtraFile: null,
};

const withProblem = (changes: object) => ({ ...documented, problem: { ...documented.problem, ...changes } });

const archiveOf = (document: object, files: readonly ZipEntry[] = cases) => [
  { name: 'problem_1000.json', content: JSON.stringify(document, null, 2) },
  ...files,
];

test('reads the example of the documentation', async () => {
  const [result] = await read(archiveOf(documented));
  expect(result).toMatchObject({
    name: 'problem_1000',
    notes: [],
    problem: {
      displayId: 'HOJ-1010',
      title: 'A+B',
      difficulty: 1,
      statement: { description: '求和', hint: null, source: null },
      examples: [{ input: '1 2', output: '3' }],
      scoring: 'acm',
      judgeMode: 'default',
      caseMode: 'default',
      limits: { timeMs: 1000, memoryMb: 256, stackMb: 128 },
      checker: null,
      languages: ['C', 'C++', 'Java', 'Python3', 'Golang', 'C#'],
      tags: ['测试题', '测试'],
      cases: [{ input: ['1.in', '1 2\n'], answer: ['1.out', '3\n'], score: null, group: 1 }],
    },
  });
});

test('reads its own export unchanged', async () => {
  const path = newPath();
  const problems = [sampleProblem, { ...sampleProblem, displayId: 'SUM-8', languages: null, fileIo: null }];
  const archive = writeArchive(new Date(0), async (writer) => {
    for (const [index, problem] of problems.entries()) writeHoj(problem, 1000 + index, writer);
    await Promise.resolve();
  });
  await pipeline(archive, createWriteStream(path));
  const results = await gatherArchive(path, readHoj);
  expect(results.map(({ problem }) => problem)).toEqual(await Promise.all(problems.map(flatten)));
  expect(results.flatMap(({ notes }) => notes)).toEqual([]);
});

test('reads a checker in any language', async () => {
  const [result] = await read(
    archiveOf({ ...withProblem({ spjCode: 'x', spjLanguage: 'Lua' }), judgeMode: 'spj' }),
  );
  expect(result?.problem?.checker).toEqual({ language: 'Lua', code: 'x' });
});

test('gives cases with the same name distinct names', async () => {
  const path = newPath();
  const one = { input: textFile('a.in', '1'), answer: textFile('a.out', '2'), score: 50, group: 1 };
  const problem = { ...sampleProblem, cases: [one, { ...one, input: textFile('a.in', '3') }] };
  const archive = writeArchive(new Date(0), async (writer) => {
    writeHoj(problem, 1, writer);
    await Promise.resolve();
  });
  await pipeline(archive, createWriteStream(path));
  const [result] = await gatherArchive(path, readHoj);
  expect(result?.problem?.cases.map(({ input }) => input)).toEqual([
    ['a.in', '1'],
    ['a-2.in', '3'],
  ]);
});

test('aborts the archive if a file cannot be read', async () => {
  const lost = { name: '1.in', sizeBytes: 3, open: () => Promise.reject(new Error('lost')) };
  const problem = { ...sampleProblem, cases: [{ input: lost, answer: lost, score: 1, group: 1 }] };
  const archive = writeArchive(new Date(0), async (writer) => {
    writeHoj(problem, 1, writer);
    await Promise.resolve();
  });
  await expect(pipeline(archive, createWriteStream(newPath()))).rejects.toThrow('lost');
});

test('prefers the stored extra files to the mixed-up ones', async () => {
  const document = {
    ...withProblem({ userExtraFile: '{"a.h":"user"}', judgeExtraFile: '{"b.h":"judge"}' }),
    userExtraFile: { 'b.h': 'judge' },
  };
  const [result] = await read(archiveOf(document));
  expect(result?.problem).toMatchObject({
    userExtraFiles: { 'a.h': 'user' },
    judgeExtraFiles: { 'b.h': 'judge' },
  });
});

test('accepts a folder around everything, a byte order mark, CRLF and GBK', async () => {
  // 标题 in GBK.
  const gbk = Buffer.concat([
    Buffer.from('{"problem":{"title":"'),
    Buffer.from([0xb1, 0xea, 0xcc, 0xe2]),
    Buffer.from('"},"samples":[{"input":"1.in","output":"1.out"}]}'),
  ]);
  const marked = `\uFEFF${JSON.stringify(withProblem({ description: 'a\r\nb' }), null, 2).replaceAll('\n', '\r\n')}`;
  const results = await read([
    { name: 'export/problem_1.json', content: gbk },
    { name: 'export/problem_1/1.in', content: '1' },
    { name: 'export/problem_1/1.out', content: '2' },
    { name: 'export/problem_2.json', content: marked },
    { name: 'export/problem_2/1.in', content: '1' },
    { name: 'export/problem_2/1.out', content: '2' },
  ]);
  expect(results.map(({ problem }) => [problem?.title, problem?.statement.description])).toEqual([
    ['标题', ''],
    ['A+B', 'a\nb'],
  ]);
});

test('distributes a hundred points if scores are missing, and allows missing answers with a checker', async () => {
  const document = {
    ...withProblem({
      type: 1,
      spjCode: 'int main() {}',
      spjLanguage: 'C++',
      judgeCaseMode: 'subtask_average',
    }),
    judgeMode: 'spj',
    samples: [
      { input: '1.in', output: '1.out', groupNum: 1 },
      { input: '2.in', output: '2.out', groupNum: 2 },
      { input: '2.in', output: '', score: 3, groupNum: 2 },
    ],
  };
  const [result] = await read(archiveOf(document, [...cases, { name: 'problem_1000/2.in', content: 'x' }]));
  expect(result?.problem?.cases.map(({ answer, score, group }) => [answer, score, group])).toEqual([
    [['1.out', '3\n'], 33, 1],
    [['2.out', ''], 33, 2],
    [['2.out', ''], 34, 2],
  ]);
  expect(result?.notes?.map(({ code }) => code)).toEqual(['score-spread', 'answer-made-empty']);
});

test('notes pictures that are left behind and unknown settings', async () => {
  const description =
    '![x](/api/public/img/a.png) <img src="/api/public/img/b.png"> [y](https://example.org/c)';
  const [result] = await read(
    archiveOf({ ...withProblem({ description, stackLimit: 0 }), judgeMode: 'magic' }),
  );
  expect(result?.notes).toEqual([
    { code: 'setting-ignored', file: 'problem_1000.json', detail: 'judgeMode: magic' },
    { code: 'attachment-missing', file: null, detail: '/api/public/img/a.png, /api/public/img/b.png' },
    { code: 'limit-chosen', file: 'problem_1000.json', detail: 'stackLimit: 128' },
  ]);
});

test.each([
  ['no test data', documented, [], { code: 'file-missing', file: 'problem_1000/' }],
  ['no list of cases', { ...documented, samples: [] }, cases, { code: 'cases-missing' }],
  [
    'an input that is not there',
    documented,
    cases.slice(1),
    { code: 'input-missing', file: 'problem_1000/1.in' },
  ],
  [
    'an answer that is not there',
    documented,
    cases.slice(0, 1),
    { code: 'answer-missing', file: 'problem_1000/1.out' },
  ],
  ['no title', withProblem({ title: ' ' }), cases, { code: 'title-missing' }],
  [
    'a problem of another site',
    withProblem({ isRemote: true }),
    cases,
    { code: 'not-supported', detail: 'isRemote' },
  ],
  ['no checker', { ...documented, judgeMode: 'spj' }, cases, { code: 'checker-missing' }],
  [
    'no name for the output file',
    withProblem({ isFileIO: true, ioReadFileName: 'a.in' }),
    cases,
    { code: 'field-missing', detail: 'problem.ioWriteFileName' },
  ],
  [
    'a number that is none',
    withProblem({ timeLimit: 'long' }),
    cases,
    { code: 'field-invalid', detail: 'problem.timeLimit', line: 30 },
  ],
  ['no problem at all', { samples: [] }, cases, { code: 'field-missing', detail: 'problem' }],
  [
    'an attachment that is not there',
    { ...documented, attachments: ['a.png'] },
    cases,
    { code: 'file-missing', file: 'problem_1000/attachments/a.png' },
  ],
])('refuses a problem with %s and names the location', async (_, document, files, fault) => {
  const results = await read(archiveOf(document, files));
  expect(results).toMatchObject([{ name: 'problem_1000', fault }]);
});

test('continues after an invalid problem, and names the line', async () => {
  const results = await read([
    { name: 'problem_1.json', content: '{\n  "problem": {\n    "title": "cut off' },
    { name: 'problem_1/1.in', content: '' },
    ...archiveOf(documented),
  ]);
  expect(results).toMatchObject([
    { name: 'problem_1', fault: { code: 'json-invalid', file: 'problem_1.json', line: 3 } },
    { name: 'problem_1000', problem: { title: 'A+B' } },
  ]);
});

test('reports an archive without a problem', async () => {
  await expect(read([{ name: 'readme.txt', content: 'x' }])).rejects.toThrow('no-problem-found');
});
