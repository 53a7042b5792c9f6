import { inTransaction } from '@touchstone/database';
import {
  attachmentLink,
  type CaseContent,
  type ProblemContent,
} from '@touchstone/problem-formats/problem-content';
import { textFile } from '@touchstone/problem-formats/text-file';
import sharp from 'sharp';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '../../platform/errors/call-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import { createProblem, loadProblemContent } from './index.ts';

let server: TestServer;
let authorId: string;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  authorId = (await server.addUser({ role: 'root' })).id;
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('problem').execute();
});

const oneCase = (number: number, score: number | null, group = 1): CaseContent => ({
  input: textFile(`case ${String(number)}.in`, `${String(number)}\r\n`),
  answer: textFile(`case ${String(number)}.ans`, `${String(number * 2)}\n`),
  score,
  group,
});

const whole: ProblemContent = {
  displayId: 'double',
  title: 'Double it',
  titleTranslations: { 'zh-CN': '翻倍' },
  difficulty: 2,
  statement: {
    description: `Look: ![](${attachmentLink('the picture.png')}) and [notes](${attachmentLink('notes.txt')})`,
    input: '',
    output: '',
    hint: null,
    source: 'A book',
  },
  examples: [{ input: '</input>', output: '2' }],
  scoring: 'oi',
  judgeMode: 'spj',
  caseMode: 'subtask_lowest',
  limits: { timeMs: 1500, memoryMb: 64, stackMb: 32 },
  checker: { language: 'C++ 17', code: 'int main() {}' },
  userExtraFiles: { 'lib.h': '// shared' },
  judgeExtraFiles: { 'empty.h': '' },
  fileIo: { inputName: 'a.in', outputName: 'a.out' },
  isTrailingBlankIgnored: false,
  areCaseResultsOpen: false,
  caseFeedback: 'position',
  isCodeSharingAllowed: false,
  languages: ['C', 'Brainfuck', 'C++'],
  tags: ['DP', 'graphs'],
  tagTranslations: { graphs: { 'zh-CN': '图论' } },
  codeTemplates: [
    { language: 'C', code: 'int main() {}' },
    { language: 'Brainfuck', code: '+' },
  ],
  cases: [oneCase(1, 30, 1), oneCase(2, 40, 1), oneCase(3, 70, 2)],
  attachments: [],
  solutions: [{ name: 'right.c', language: 'C', code: 'int main() {}', expectedStatuses: [0] }],
  inputPrograms: [
    { kind: 'generator', name: 'gen.c', language: 'C', code: 'int main() {}', argumentLines: ['{seed} 5'] },
    { kind: 'validator', name: 'val.c', language: 'C', code: 'int main() {}', argumentLines: [] },
  ],
};

const create = (changes: Partial<ProblemContent> = {}) =>
  inTransaction(server.platform.database, (transaction) =>
    createProblem(server.platform, transaction, {
      content: {
        ...whole,
        attachments: [
          { name: 'the picture.png', content: textFile('the picture.png', picture) },
          { name: 'notes.txt', content: textFile('notes.txt', 'read me') },
        ],
        ...changes,
      },
      authorId,
      visibility: 'private',
    }),
  );

const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? error.textIn('en-US') : error;
};

const readText = async (file: { open: () => Promise<NodeJS.ReadableStream> }) => text(await file.open());

describe('an imported problem', () => {
  test('is loaded with the same content, with local names', async () => {
    const id = await create();
    const read = await loadProblemContent(server.platform, id);
    const { cases, attachments, statement, ...plain } = read;
    expect(plain).toMatchObject({
      displayId: 'DOUBLE',
      title: 'Double it',
      titleTranslations: { 'zh-CN': '翻倍' },
      difficulty: 2,
      examples: [{ input: '</input>', output: '2' }],
      scoring: 'oi',
      judgeMode: 'spj',
      caseMode: 'subtask_lowest',
      limits: whole.limits,
      checker: whole.checker,
      userExtraFiles: whole.userExtraFiles,
      judgeExtraFiles: whole.judgeExtraFiles,
      fileIo: whole.fileIo,
      isTrailingBlankIgnored: false,
      areCaseResultsOpen: false,
      caseFeedback: 'position',
      isCodeSharingAllowed: false,
      codeTemplates: [{ language: 'C', code: 'int main() {}' }],
      solutions: whole.solutions,
      inputPrograms: whole.inputPrograms,
      tagTranslations: whole.tagTranslations,
    });
    expect(new Set(read.languages)).toEqual(new Set(['C', 'C++']));
    expect(new Set(read.tags)).toEqual(new Set(['DP', 'graphs']));
    expect(cases.map(({ score, group, input, answer }) => [score, group, input.name, answer.name])).toEqual([
      [30, 1, 'case 1.in', 'case 1.ans'],
      [40, 1, 'case 2.in', 'case 2.ans'],
      [70, 2, 'case 3.in', 'case 3.ans'],
    ]);
    expect(await Promise.all(cases.map(({ input }) => readText(input)))).toEqual(['1\n', '2\n', '3\n']);
    expect(statement).toEqual({
      ...whole.statement,
      description: `Look: ![](${attachmentLink('picture.png')}) and [notes](${attachmentLink('notes.txt')})`,
    });
    expect(attachments.map(({ name }) => name)).toEqual(['picture.png', 'notes.txt']);
    const contents = await Promise.all(attachments.map(async ({ content }) => buffer(await content.open())));
    expect((await sharp(contents[0]).metadata()).width).toBe(4);
    expect(contents[1]?.toString()).toBe('read me');
  });

  test('gets the full score of its subtasks, and links to files that everyone can fetch', async () => {
    const id = await create();
    const row = await server.platform.database
      .selectFrom('problem')
      .select(['fullScore', 'description', 'authorId', 'visibility'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ fullScore: 30 + 70, authorId, visibility: 'private' });
    const links = row.description.match(/\/api\/public\/\w+\/[\w.-]+/g) ?? [];
    expect(links).toHaveLength(2);
    for (const url of links) expect((await server.app.inject({ url })).statusCode).toBe(200);
  });

  test('gets a display id from its number, and allows all languages when it names no known one', async () => {
    const id = await create({ displayId: null, languages: ['Brainfuck'] });
    const read = await loadProblemContent(server.platform, id);
    expect([read.displayId, read.languages]).toEqual([`P${String(id)}`, null]);
  });

  test('gets a valid display id when its own contains characters that URLs cannot hold', async () => {
    const id = await create({ displayId: 'a/b 50%' });
    expect((await loadProblemContent(server.platform, id)).displayId).toBe('A-B-50-');
  });

  test('shares tags with others, ignoring case and language', async () => {
    await create();
    const id = await create({ displayId: 'other', tags: ['dp', '图论', 'new'] });
    const { tags } = await loadProblemContent(server.platform, id);
    expect(new Set(tags)).toEqual(new Set(['DP', 'graphs', 'new']));
  });

  test.each<[string, Partial<ProblemContent>, string]>([
    ['no title', { title: ' ' }, 'The title must not be empty.'],
    [
      'a NUL in a text',
      { userExtraFiles: { 'a.h': 'x\0' } },
      'userExtraFiles.a.h contains characters that cannot be stored.',
    ],
    ['no cases', { cases: [] }, 'At least one test case is needed.'],
    ['some scores missing', { cases: [oneCase(1, 50), oneCase(2, null)] }, 'The score of test case 2'],
    ['a mode of the other type', { scoring: 'acm' }, 'ACM problems are judged'],
    ['no checker', { checker: null }, 'The checker or interactor must not be empty.'],
    ['an unknown checker language', { checker: { language: 'Cobol', code: 'x' } }, '"Cobol"'],
    ['a path as a file', { userExtraFiles: { '../../x': '' } }, '../../x'],
    ['a limit of zero', { limits: { timeMs: 0, memoryMb: 1, stackMb: 1 } }, 'The time limit must be'],
  ])('with %s is refused', async (_, changes, words) => {
    expect(await faultOf(create(changes))).toContain(words);
    expect(await server.platform.database.selectFrom('problem').select('id').execute()).toEqual([]);
  });

  test('leaves nothing behind when its archive is truncated', async () => {
    const broken = {
      ...oneCase(3, 1),
      answer: { name: 'x', sizeBytes: 9, open: () => Promise.reject(new Error('cut off')) },
    };
    expect(await faultOf(create({ cases: [oneCase(1, 1), broken], tags: ['left over'] }))).toEqual(
      new Error('cut off'),
    );
    const attachments = [{ name: 'x.txt', content: broken.answer }];
    expect(await faultOf(create({ attachments }))).toEqual(new Error('cut off'));
    const { database } = server.platform;
    expect(await database.selectFrom('problem').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('tag').select('id').where('name', '=', 'left over').execute()).toEqual(
      [],
    );
  });

  test('is refused when its display id is taken', async () => {
    await create();
    expect(await faultOf(create({ displayId: 'Double' }))).toBe('The problem ID DOUBLE is already in use.');
  });
});
