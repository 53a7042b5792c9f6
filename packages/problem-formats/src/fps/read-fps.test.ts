import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather, type FlatResult } from '../testing/gather-results.ts';
import { fpsDocument, fpsItem } from '../testing/write-fps.ts';
import { textFile } from '../text-file.ts';
import { FormatError } from '../read-result.ts';
import { readFps } from './read-fps.ts';

let scratchFolder: string;

beforeAll(async () => {
  scratchFolder = await mkdtemp(join(tmpdir(), 'touchstone-fps-'));
});
afterAll(() => rm(scratchFolder, { recursive: true, force: true }));

async function read(document: string | Buffer): Promise<FlatResult[]> {
  const content = textFile('problems.xml', document);
  const results = await gather(readFps({ path: 'problems.xml', content }, { scratchFolder }));
  expect(await readdir(scratchFolder)).toEqual([]);
  return results;
}

const readItem = async (parts: Parameters<typeof fpsItem>[0]) => {
  const [result] = await read(fpsDocument([fpsItem(parts)]));
  return result;
};

const documentType = '<!DOCTYPE fps PUBLIC "-//freeproblemset//EN" "http://hustoj.com/fps.current.dtd" >\n';

test('reads what HUSTOJ exports', async () => {
  const tests = [
    ['1 2\n', '3\n'],
    ['<&]]>', ''],
  ] as const;
  const [first, second] = await read(
    fpsDocument([fpsItem({ tests }), fpsItem({ title: 'Second' })], { head: documentType }),
  );
  expect(first).toMatchObject({
    name: '求和',
    notes: [],
    problem: {
      displayId: null,
      difficulty: 1,
      statement: {
        description: '<p>Add.</p>',
        input: 'Two numbers.',
        output: 'Their sum.',
        hint: null,
        source: 'A book',
      },
      examples: [{ input: '1 2', output: '3' }],
      scoring: 'acm',
      judgeMode: 'default',
      limits: { timeMs: 1000, memoryMb: 128, stackMb: 128 },
      cases: [
        { input: ['1.in', '1 2\n'], answer: ['1.out', '3\n'], score: null, group: 1 },
        { input: ['2.in', '<&]]>'], answer: ['2.out', ''], score: null, group: 1 },
      ],
    },
  });
  expect(second?.name).toBe('Second');
});

test('reads a test larger than any buffer completely', async () => {
  const large = 'line of a large test 测试\n'.repeat(200_000);
  const result = await readItem({ tests: [[large, large]] });
  const [only] = result?.problem?.cases ?? [];
  expect(only?.input[1] === large && only.answer[1] === large).toBe(true);
});

test('reads a document that arrives character by character', async () => {
  const document = fpsDocument([fpsItem({ tests: [['a]]>b]]', ']>\n<![CDATA[']] }), fpsItem({ tests: [] })]);
  const letters = Buffer.from(document);
  const content = {
    ...textFile('problems.xml', document),
    open: () => Promise.resolve(Readable.from(Array.from(letters, (letter) => Buffer.from([letter])))),
  };
  const results = await gather(readFps({ path: 'problems.xml', content }, { scratchFolder }));
  expect(results).toMatchObject([
    { problem: { cases: [{ input: ['1.in', 'a]]>b]]'], answer: ['1.out', ']>\n<![CDATA['] }] } },
    {
      fault: {
        code: 'cases-missing',
        line: document.slice(0, document.lastIndexOf('<item>')).split('\n').length,
      },
    },
  ]);
});

test.each([
  ['<time_limit unit="ms">1500</time_limit><memory_limit unit="kb">65536</memory_limit>', 1500, 64],
  ['<time_limit unit="S">0.5</time_limit><memory_limit unit="MB">32</memory_limit>', 500, 32],
  ['<time_limit>2</time_limit><memory_limit>64</memory_limit>', 2000, 64],
  ['', 1000, 256],
])('reads the limits %s', async (limits, timeMs, memoryMb) => {
  const result = await readItem({ limits });
  expect(result?.problem?.limits).toEqual({ timeMs, memoryMb, stackMb: 128 });
});

test('turns pictures into attachments and updates links', async () => {
  const address = 'http://example.org/upload/图.png';
  const picture = Buffer.from('the bytes of a picture').toString('base64');
  const wrapped = `${picture.slice(0, 5)}\n ${picture.slice(5)}`;
  const result = await readItem({
    description: `<img src="${address}"><img src="/upload/other.png">`,
    more: `<img><src><![CDATA[${address}]]></src><base64><![CDATA[${wrapped}]]></base64></img>`,
  });
  expect(result?.problem).toMatchObject({
    statement: {
      description: `<img src="attachment:${encodeURIComponent('图.png')}"><img src="/upload/other.png">`,
    },
    attachments: [{ name: '图.png', content: 'the bytes of a picture' }],
  });
  expect(result?.notes).toMatchObject([{ code: 'attachment-missing', detail: '/upload/other.png' }]);
});

test('turns pasted pictures into attachments, one per picture', async () => {
  const pasted = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;
  const result = await readItem({
    description: `<img src="${pasted('one')}"> ![](${pasted('two')}) <img src='${pasted('one')}'/>`,
  });
  expect(result?.problem).toMatchObject({
    statement: {
      description:
        '<img src="attachment:pasted-1.png"> ![](attachment:pasted-2.png) <img src=\'attachment:pasted-1.png\'/>',
    },
    attachments: [
      { name: 'pasted-1.png', content: 'one' },
      { name: 'pasted-2.png', content: 'two' },
    ],
  });
});

test('programs: templates, solutions and special judges', async () => {
  const result = await readItem({
    description: '<div class="md">**Markdown**</div>',
    more: `<solution language="C++">int main() {}</solution><solution language="Bash">true</solution>
      <prepend language="C">#define A</prepend><template language="C">int f;</template><append language="C">int main;</append>
      <template language="Python">pass</template><template language="Scratch3">x</template>
      <spj language="C++"><![CDATA[int main(int argc, char **argv) { return 1; }]]></spj>`,
  });
  expect(result?.problem).toMatchObject({
    statement: { description: '**Markdown**' },
    codeTemplates: [
      { language: 'C', code: '#define A\nint f;\nint main;' },
      { language: 'Python3', code: 'pass' },
    ],
    solutions: [{ language: 'C++', code: 'int main() {}', expectedStatuses: [0] }],
    judgeMode: 'spj',
    checker: { language: 'C++' },
  });
  expect(result?.notes?.map(({ code, detail }) => [code, detail])).toEqual([
    ['template-skipped', 'Scratch3'],
    ['solution-skipped', 'Bash'],
  ]);
});

test('keeps a testlib checker and an interactor unchanged', async () => {
  const testlib = await readItem({ more: '<tpj language="C++">int main() {}</tpj>' });
  expect(testlib?.problem).toMatchObject({ judgeMode: 'spj', checker: { code: 'int main() {}' } });
  const interactor = await readItem({ more: '<interactor language="C++">int main() {}</interactor>' });
  expect(interactor?.problem).toMatchObject({ judgeMode: 'interactive', checker: { code: 'int main() {}' } });
});

const gbkTitle = Buffer.from([0xb1, 0xea, 0xcc, 0xe2]);

test.each([
  ['says so', 'gb2312'],
  ['says UTF-8 and is not', 'UTF-8'],
])('reads a document in GBK that %s', async (_, encoding) => {
  const [before = '', after = ''] = fpsDocument([fpsItem({ title: '@@' })])
    .replace('encoding="UTF-8"', `encoding="${encoding}"`)
    .split('@@');
  const [result] = await read(Buffer.concat([Buffer.from(before), gbkTitle, Buffer.from(after)]));
  expect(result?.name).toBe('标题');
});

test('reads UTF-16 and past a byte order mark', async () => {
  const document = fpsDocument([fpsItem()]);
  const [marked] = await read(`\uFEFF${document}`);
  const [wide] = await read(Buffer.from(`\uFEFF${document}`, 'utf16le'));
  expect([marked?.name, wide?.name]).toEqual(['求和', '求和']);
});

test('pairs tests by name if they have one', async () => {
  const result = await readItem({
    tests: [],
    more: `<test_output name="b">B</test_output><test_input name="a">1</test_input>
      <test_input name="b">2</test_input><test_output name="a">A</test_output>`,
  });
  expect(result?.problem?.cases).toMatchObject([
    { input: ['a.in', '1'], answer: ['a.out', 'A'] },
    { input: ['b.in', '2'], answer: ['b.out', 'B'] },
  ]);
});

const element = (name: string, length: number) => `<${name}><![CDATA[${'x'.repeat(length)}]]></${name}>`;

test.each([
  ['no tests', { tests: [] }, { code: 'cases-missing', line: 4 }],
  ['no title', { title: ' ' }, { code: 'title-missing' }],
  ['an input too many', { more: '<test_input>1</test_input>' }, { code: 'answer-missing' }],
  ['an answer too many', { more: '<test_output>1</test_output>' }, { code: 'input-missing' }],
  ['a limit without sense', { limits: '<time_limit unit="weeks">1</time_limit>' }, { code: 'limit-invalid' }],
  ['a limit of nothing', { limits: '<memory_limit>0</memory_limit>' }, { code: 'limit-invalid' }],
  [
    'a checker without a program',
    { more: '<spj language="Text">text judge</spj>' },
    { code: 'checker-unsupported' },
  ],
  [
    'an endless statement',
    { description: 'x'.repeat(9_000_000) },
    { code: 'file-too-large', detail: 'description' },
  ],
  [
    'endless texts that each are long',
    { more: ['a', 'b', 'c', 'd', 'e'].map((name) => element(name, 8_000_000)).join('') },
    { code: 'file-too-large', detail: 'e' },
  ],
  [
    'a test inside of a test',
    { more: '<test_input>1<test_input>2</test_input></test_input>' },
    { code: 'answer-missing' },
  ],
])('refuses an item with %s, and reads the next one', async (_, parts, fault) => {
  const results = await read(fpsDocument([fpsItem(parts), fpsItem({ title: 'Next' })]));
  expect(results).toMatchObject([{ fault: { file: 'problems.xml', ...fault } }, { name: 'Next' }]);
});

const bomb = '<!DOCTYPE fps [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>\n';

test.each([
  ['entities of its own', fpsDocument([fpsItem({ title: '&b;' })], { head: bomb }), 'entities-refused', 2],
  ['an end too early', fpsDocument([]).replace('</fps>', '<item><title>'), 'xml-invalid', 6],
  ['an end inside of a test', fpsDocument(['<item><test_input>1']).slice(0, -8), 'xml-invalid', 4],
  ['tags that do not match', fpsDocument(['<item><title></item>']), 'xml-invalid', 4],
  ['another root', '<?xml version="1.0"?>\n<problem></problem>', 'no-problem-found', 2],
  ['no items', fpsDocument([]), 'no-problem-found', null],
  ['no XML', 'PK\u0003\u0004', 'xml-invalid', 1],
])('refuses a document with %s and names the line', async (_, document, code, line) => {
  const refusal = await read(document).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FormatError);
  expect((refusal as FormatError).fault).toMatchObject({ code, file: 'problems.xml', line });
  expect(await readdir(scratchFolder)).toEqual([]);
});

test('refuses bytes that are not text', async () => {
  const refusal = read(Buffer.concat([Buffer.from('<fps>'), Buffer.from([0xff, 0xff, 0x80])]));
  await expect(refusal).rejects.toThrow('text-undecodable');
});
