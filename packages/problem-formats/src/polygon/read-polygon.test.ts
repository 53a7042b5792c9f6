import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { readFiles, readProblem, type Files } from '../testing/read-files.ts';
import { readPolygon } from './read-polygon.ts';
import { polygonPackage } from './testing/polygon-package.ts';

const sample = { input: '1 2\n', answer: '3\n', attributes: 'method="manual" sample="true"' };
const generated = { input: '20 22\n', answer: '42\n', attributes: 'cmd="gen 5" method="generated"' };
const usual = polygonPackage({ tests: [sample, generated] });
const without = (files: Files, ...names: string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

describe('a Polygon package', () => {
  it('is a problem with statement, limits, examples, cases, checker and tags', async () => {
    const problem = await readProblem(usual, readPolygon);
    expect(problem).toMatchObject({
      title: 'Sum',
      statement: { description: 'Find $a+b$.', input: 'Two numbers.', output: 'Their sum.', hint: null },
      examples: [{ input: '1 2\n', output: '3\n' }],
      scoring: 'acm',
      judgeMode: 'spj',
      limits: { timeMs: 1000, memoryMb: 256, stackMb: 256 },
      checker: { language: 'C++ 17' },
      judgeExtraFiles: {},
      fileIo: null,
      tags: ['math'],
      cases: [
        { input: '1 2\n', answer: '3\n', score: null },
        { input: '20 22\n', answer: '42\n', score: null },
      ],
      inputPrograms: [{ kind: 'validator', name: 'validator.cpp', language: 'C++ 17 With O2' }],
      notes: [],
    });
    // The judge has its own testlib.h for its calling convention.
    expect(problem.checker?.code).toContain('#include "testlib.h"');
  });

  it('imports the generators that tests name, with a seed of their own', async () => {
    const generated = (cmd: string) => ({ ...sample, attributes: `method="generated" cmd="${cmd}"` });
    const { inputPrograms } = await readProblem(
      polygonPackage({
        tests: [
          sample,
          generated('gen 100000 7'),
          generated('gen 5  7'),
          generated('gen 5 7'),
          generated('line'),
        ],
        generators: {
          'gen.cpp': 'int main() {}',
          'line.cpp': 'int main() {}',
          'unused.cpp': 'int main() {}',
        },
      }),
      readPolygon,
    );
    expect(inputPrograms.map(({ kind, name, argumentLines }) => [kind, name, argumentLines])).toEqual([
      ['generator', 'gen.cpp', ['5 7 {seed}', '100000 7 {seed}']],
      ['generator', 'line.cpp', ['{seed}']],
      ['validator', 'validator.cpp', []],
    ]);
  });

  it('turns points and groups into subtasks, and notes what is dropped', async () => {
    const test = (group: string, points: string) => ({
      ...sample,
      attributes: `method="manual" group="${group}" points="${points}"`,
    });
    const { scoring, caseMode, cases, notes } = await readProblem(
      polygonPackage({
        tests: [test('0', '0.0'), test('1', '10.0'), test('1', '20.0'), test('2', '35.0'), test('2', '35.0')],
        groups: `<groups>
          <group name="0" points-policy="each-test" feedback-policy="complete"/>
          <group name="1" points-policy="complete-group" feedback-policy="icpc"/>
          <group name="2" points-policy="each-test"><dependencies><dependency group="1"/></dependencies></group>
        </groups>`,
      }),
      readPolygon,
    );
    expect({ scoring, caseMode }).toEqual({ scoring: 'oi', caseMode: 'subtask_lowest' });
    expect(cases.map(({ group, score }) => [group, score])).toEqual([
      [1, 0],
      [2, 30],
      [2, 30],
      [3, 35],
      [4, 35],
    ]);
    expect(notes).toContainEqual({ code: 'dependency-dropped', file: 'problem.xml', detail: '2 ← 1' });
  });

  it('reads file names, prefers an interactor to the checker, and reads several languages', async () => {
    const { fileIo, judgeMode, checker, statement, title, titleTranslations, notes } = await readProblem(
      {
        ...polygonPackage({
          tests: [sample],
          judging: 'input-file="sum.in" output-file="sum.out"',
          interactor: '#include "testlib.h"\n#include "words.h"\nint main() { /* talks */ }\n',
          statement: { name: 'Sum', legend: 'Ask.', interaction: 'Print \\t{?}.', notes: 'Flush.' },
        }),
        'files/words.h': 'int words;\n',
        'statement-sections/chinese/name.tex': '求和',
        'statement-sections/chinese/legend.tex': '请\\textbf{提问}。\\includegraphics[width=3cm]{a.png}',
        'statement-sections/chinese/a.png': 'picture',
      },
      readPolygon,
    );
    expect(fileIo).toEqual({ inputName: 'sum.in', outputName: 'sum.out' });
    expect(judgeMode).toBe('interactive');
    expect(checker?.code).toBe('#include "testlib.h"\nint words;\n\nint main() { /* talks */ }\n');
    expect(title).toBe('求和');
    expect(titleTranslations).toEqual({ 'en-US': 'Sum' });
    expect(statement.description).toBe(
      '<!-- zh-CN -->\n\n请**提问**。\n\n![](attachment:a.png)\n\n<!-- en-US -->\n\nAsk.\n\n## Interaction\n\nPrint `?`.',
    );
    expect(notes).toContainEqual({ code: 'file-not-used', file: 'files/check.cpp', detail: 'checker' });
  });

  it('reads the tags of solutions', async () => {
    const { solutions, notes } = await readProblem(
      polygonPackage({
        tests: [sample],
        solutions: {
          'main:sum.cpp': 'int main() {}\n',
          'wrong-answer:minus.py': 'print(1)\n',
          'time-limit-exceeded-or-accepted:slow.java':
            'public class slow { public static void main(String[] a) {} }\n',
          'do-not-run:old.cpp': 'int main() {}\n',
          'accepted:other.d': 'void main() {}\n',
        },
      }),
      readPolygon,
    );
    expect(
      solutions.map(({ name, language, expectedStatuses }) => [name, language, expectedStatuses]),
    ).toEqual([
      ['sum.cpp', 'C++ 17 With O2', [statuses.accepted]],
      ['minus.py', 'Python3', [statuses.wrongAnswer, statuses.presentationError]],
      ['slow.java', 'Java', [statuses.accepted, statuses.timeLimitExceeded]],
    ]);
    expect(solutions[2]?.code).toContain('public class slow');
    expect(notes.filter(({ code }) => code === 'solution-skipped')).toEqual([
      { code: 'solution-skipped', file: 'solutions/old.cpp', detail: 'do-not-run' },
      { code: 'solution-skipped', file: 'solutions/other.d', detail: 'd' },
    ]);
  });
});

describe('a Polygon package that cannot be imported', () => {
  const xml = String(usual['problem.xml']);
  it.each<[string, Files, object]>([
    [
      'a standard package',
      without(usual, 'tests/02', 'tests/01.a', 'tests/02.a'),
      {
        code: 'tests-not-generated',
        file: 'tests/02',
        detail: 'not a full package: 1 of 2 tests are not generated',
      },
    ],
    [
      'no answers at all',
      without(usual, 'tests/01.a', 'tests/02.a'),
      {
        code: 'tests-not-generated',
        file: 'tests/01.a',
        detail: 'not a full package: 2 of 2 tests are not generated',
      },
    ],
    ['one answer missing', without(usual, 'tests/02.a'), { code: 'answer-missing', file: 'tests/02.a' }],
    ['a manual test missing', without(usual, 'tests/01'), { code: 'input-missing', file: 'tests/01' }],
    [
      'broken XML',
      { ...usual, 'problem.xml': xml.replace('</names>', '') },
      { code: 'xml-invalid', file: 'problem.xml' },
    ],
    [
      'entities of its own',
      { ...usual, 'problem.xml': `<!DOCTYPE problem [<!ENTITY a "lol">]>\n<problem>&a;</problem>` },
      { code: 'entities-refused', file: 'problem.xml', line: 1 },
    ],
    ['another root', { ...usual, 'problem.xml': '<fps/>' }, { code: 'xml-invalid', line: 1 }],
    ['no limit', polygonPackage({ tests: [sample], timeLimit: 'soon' }), { code: 'limit-invalid', line: 9 }],
    ['no checker', without(usual, 'files/check.cpp'), { code: 'checker-missing', file: 'files/check.cpp' }],
    [
      'no statement',
      without(usual, 'statements/english/problem-properties.json'),
      { code: 'statement-missing', file: 'statements' },
    ],
    [
      'one file name',
      polygonPackage({ tests: [sample], judging: 'input-file="a.in" output-file=""' }),
      { code: 'not-supported', file: 'problem.xml' },
    ],
  ])('names the location: %s', async (_, files, fault) => {
    expect(await readFiles(files, readPolygon)).toMatchObject([fault]);
  });
});
