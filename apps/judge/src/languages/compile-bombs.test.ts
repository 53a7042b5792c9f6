/**
 * Programs that bring their compiler to a limit of the sandbox or of itself. What the contestant reads is our text: no words of
 * the C library, no crash, no path of this machine. The texts of compilers that this machine may lack are in the table of
 * `compile-verdict.test.ts`.
 */
import { statuses } from '@touchstone/contract/statuses';
import { describeNote } from '@touchstone/rules/judging/note-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeSubmission } from '../pipeline/judge-submission.ts';
import { makeTask, openJudgingFixture, sumCases, type JudgingFixture } from '../testing/judging-fixture.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C', 'C++ 17', 'Java', 'Python3', 'Rust', 'TypeScript'], {
    hasOwnCache: true,
  });
});
afterAll(() => fixture.close());

const nested = (depth: number, inner = '1') => '('.repeat(depth) + inner + ')'.repeat(depth);
const main = (body: string) => `int main(void) { ${body} return 0; }\n`;

test.each<[string, string, string, string]>([
  ['C', 'an assembler fill', 'program-too-large', main('__asm__(".fill 900000000,8,1");')],
  ['C', 'a short assembler fill', 'program-too-large', main('__asm__(".fill 90000000,8,1");')],
  ['C', 'an assembler origin', 'program-too-large', main('__asm__(".org 900000000");')],
  ['C', 'a far assembler origin', 'program-too-large', main('__asm__(".org 900000000000");')],
  ['C', 'a large initialised array', 'program-too-large', `int a[150000000] = {1};\n${main('')}`],
  [
    'C',
    'more memory than addresses reach',
    'program-too-large',
    `char a[3000000000];int b;\n${main('b = a[7];')}`,
  ],
  ['C', 'brackets', 'compiler-depth', main(`return ${nested(400_000)};`)],
  ['C++ 17', 'an assembler fill', 'program-too-large', main('asm(".fill 900000000,8,1");')],
  ['Java', 'brackets', 'compiler-depth', `class Main { int a = ${nested(20_000)}; }`],
  ['Python3', 'signs', 'compiler-depth', `print(${'-'.repeat(90_000)}1)\n`],
  [
    'Rust',
    'a large array',
    'compiler-memory',
    'static A: [u8; 600_000_000] = [1; 600_000_000];\nfn main() { println!("{}", A[std::env::args().count()]); }\n',
  ],
  ['Rust', 'brackets', 'compiler-depth', `fn main() { println!("{}", ${nested(100_000)}); }\n`],
  ['TypeScript', 'brackets', 'compiler-depth', `console.log(${nested(9000)});\n`],
])('%s: %s', async (language, _, note, code) => {
  const task = await makeTask(fixture, { language, code, cases: sumCases });
  const { signal } = new AbortController();
  const result = await judgeSubmission(fixture.judging.parts, task, { signal });
  expect(result).toMatchObject({ status: statuses.compileError, note: { code: note } });
  expect(result.errorMessage).toBe(describeNote({ code: note } as never));
});
