import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip, type ZipEntry } from '../archive/testing/build-zip.ts';
import { gatherArchive } from '../testing/gather-results.ts';
import { readQduoj } from './read-qduoj.ts';

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-qduoj-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(entries: readonly ZipEntry[]) {
  const path = join(folder, `${String((count += 1))}.zip`);
  return gatherArchive(await writeZip(path, entries), readQduoj);
}

/** As QDUOJ exports a problem. */
const exported = {
  display_id: 'A1',
  title: '求和',
  description: { format: 'html', value: '<p>Add <img src="/public/upload/a.png"></p>' },
  tags: ['math'],
  input_description: { format: 'html', value: '<p>in</p>' },
  output_description: { format: 'html', value: '<p>out</p>' },
  test_case_score: [
    { score: 40, input_name: '1.in', output_name: '1.out' },
    { score: 60, input_name: '2.in', output_name: '2.out' },
  ],
  hint: { format: 'html', value: '' },
  time_limit: 1000,
  memory_limit: 256,
  samples: [{ input: '1 2', output: '3' }],
  template: {
    'C++': { prepend: '#include <iostream>', template: 'int add(int, int);', append: 'int main() { }' },
    Brainfuck: { prepend: '', template: '+', append: '' },
  },
  spj: null,
  rule_type: 'OI',
  source: 'QDU',
  answers: [{ code: 'int main() {}', language: 'C' }],
};

const cases = ['1', '2'].flatMap((number) => [
  { name: `1/testcase/${number}.in`, content: `in ${number}` },
  { name: `1/testcase/${number}.out`, content: `out ${number}` },
]);

const archiveOf = (document: object, files: readonly ZipEntry[] = cases) => [
  { name: '1/problem.json', content: JSON.stringify(document, null, 2) },
  ...files,
];

test('reads what QDUOJ exports', async () => {
  const [result] = await read(archiveOf(exported));
  expect(result).toMatchObject({
    name: '1',
    problem: {
      displayId: 'A1',
      title: '求和',
      difficulty: 1,
      statement: { input: '<p>in</p>', output: '<p>out</p>', hint: null, source: 'QDU' },
      examples: [{ input: '1 2', output: '3' }],
      scoring: 'oi',
      judgeMode: 'default',
      limits: { timeMs: 1000, memoryMb: 256, stackMb: 128 },
      isCodeSharingAllowed: false,
      codeTemplates: [{ language: 'C++', code: '#include <iostream>\nint add(int, int);\nint main() { }' }],
      cases: [
        { input: ['1.in', 'in 1'], answer: ['1.out', 'out 1'], score: 40, group: 1 },
        { input: ['2.in', 'in 2'], answer: ['2.out', 'out 2'], score: 60, group: 1 },
      ],
      solutions: [{ language: 'C', code: 'int main() {}', expectedStatuses: [0] }],
    },
    notes: [
      { code: 'attachment-missing', detail: '/public/upload/a.png' },
      { code: 'template-skipped', detail: 'Brainfuck' },
    ],
  });
});

test('keeps the source of a special judge after a translation, without answers', async () => {
  const code = 'int main() { return 1; }';
  const document = {
    ...exported,
    rule_type: 'ACM',
    spj: { code, language: 'C' },
    test_case_score: [{ score: 100, input_name: '1.in', output_name: '-' }],
  };
  const [result] = await read(archiveOf(document, cases.slice(0, 1)));
  expect(result?.problem).toMatchObject({
    judgeMode: 'spj',
    checker: { language: 'C' },
    cases: [{ input: ['1.in', 'in 1'], answer: ['1.out', ''], score: null }],
  });
  expect(result?.problem?.checker?.code.endsWith(code)).toBe(true);
});

test('reads several problems in numeric order, and finds unlisted cases', async () => {
  const results = await read(
    ['10', '2'].flatMap((number) => [
      { name: `${number}/problem.json`, content: JSON.stringify({ title: number, test_case_score: [] }) },
      { name: `${number}/testcase/10.in`, content: '' },
      { name: `${number}/testcase/10.out`, content: '' },
      { name: `${number}/testcase/9.in`, content: '' },
      { name: `${number}/testcase/9.out`, content: '' },
    ]),
  );
  expect(results.map(({ name }) => name)).toEqual(['2', '10']);
  expect(results[0]?.problem?.cases.map(({ input }) => input[0])).toEqual(['9.in', '10.in']);
});

test.each([
  ['no title', { ...exported, title: '' }, cases, { code: 'title-missing', file: '1/problem.json' }],
  ['no tests', { ...exported, test_case_score: [] }, [], { code: 'cases-missing', file: '1/testcase/' }],
  ['a missing answer', exported, cases.slice(0, 3), { code: 'answer-missing', file: '1/testcase/2.out' }],
  ['a missing input', exported, cases.slice(0, 2), { code: 'input-missing', file: '1/testcase/2.in' }],
  [
    'a checker in Lua',
    { ...exported, spj: { code: 'x', language: 'Lua' } },
    cases,
    { code: 'checker-unsupported', detail: 'Lua' },
  ],
  [
    'samples that are none',
    { title: 'x', samples: 'none' },
    cases,
    { code: 'field-invalid', file: '1/problem.json', line: 3, detail: 'samples' },
  ],
])('refuses a problem with %s', async (_, document, files, fault) => {
  expect(await read(archiveOf(document, files))).toMatchObject([{ name: '1', fault }]);
});
