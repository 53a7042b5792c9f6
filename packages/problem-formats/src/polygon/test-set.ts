/** The tests of a Polygon package and their points. */
import type { FileTree, TreeFile } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import { findElement, listElements, type XmlElement } from './xml-tree.ts';

const path = 'problem.xml';
const mostTests = 10_000;

export interface PolygonTest {
  readonly input: TreeFile;
  readonly answer: TreeFile;
  readonly isSample: boolean;
  readonly points: number;
  /** Null if tests are in no group. */
  readonly group: string | null;
}

export interface PolygonGroup {
  readonly name: string;
  /** All or nothing, or test by test. */
  readonly isWhole: boolean;
  readonly dependencies: readonly string[];
}

export interface PolygonTestSet {
  readonly timeMs: number;
  readonly memoryMb: number;
  readonly tests: readonly PolygonTest[];
  readonly groups: readonly PolygonGroup[];
  /** Other test sets, which are not imported. */
  readonly unused: readonly string[];
}

export function parseTestSet(tree: FileTree, problem: XmlElement): PolygonTestSet {
  const sets = listElements(problem, 'judging', 'testset');
  const set = sets.find(({ attributes }) => attributes['name'] === 'tests') ?? sets[0];
  if (!set) throw new PackageError(path, 'judging/testset', 'cases-missing');
  return {
    timeMs: readNumber(set, 'time-limit'),
    memoryMb: Math.max(1, Math.ceil(readNumber(set, 'memory-limit') / 1024 / 1024)),
    tests: readTests(tree, set),
    groups: listElements(set, 'groups', 'group').map(readGroup),
    unused: sets.filter((other) => other !== set).map(({ attributes }) => attributes['name'] ?? ''),
  };
}

function readNumber(set: XmlElement, name: string): number {
  const element = findElement(set, name);
  const number = Number(element?.text.trim() || Number.NaN);
  if (Number.isInteger(number) && number > 0) return number;
  throw new PackageError(
    `${path}:${(element ?? set).line}`,
    `${name}: "${element?.text.trim() ?? ''}"`,
    'limit-invalid',
  );
}

function readTests(tree: FileTree, set: XmlElement): PolygonTest[] {
  const described = listElements(set, 'tests', 'test');
  const count = Number(findElement(set, 'test-count')?.text.trim() || described.length);
  if (!Number.isInteger(count) || count < 1) throw new PackageError(path, 'test-count', 'cases-missing');
  if (count > mostTests) throw new PackageError(path, `test-count: ${count}`, 'too-many-cases');
  const [inputs, answers] = ['input-path-pattern', 'answer-path-pattern'].map((name) =>
    getPattern(set, name),
  );
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  refuseMissing(
    tree,
    numbers.map((number) => ({
      input: fillPattern(inputs ?? '', number),
      answer: fillPattern(answers ?? '', number),
      isGenerated: described[number - 1]?.attributes['method'] === 'generated',
    })),
  );
  return numbers.map((number) => {
    const { attributes = {} } = described[number - 1] ?? {};
    return {
      input: tree.getFile(fillPattern(inputs ?? '', number)),
      answer: tree.getFile(fillPattern(answers ?? '', number)),
      isSample: attributes['sample'] === 'true',
      points: Math.max(0, Number(attributes['points'] ?? 0) || 0),
      group: attributes['group'] ?? null,
    };
  });
}

function getPattern(set: XmlElement, name: string): string {
  const pattern = findElement(set, name)?.text.trim() ?? '';
  if (/%0?\d*d/.test(pattern)) return pattern;
  throw new PackageError(`${path}:${set.line}`, name, 'field-missing');
}

/** Patterns as in C: `tests/%02d.a`. */
function fillPattern(pattern: string, number: number): string {
  return pattern.replace(/%(0?)(\d*)d/, (_, zero: string, width: string) =>
    String(number).padStart(Number(width || 0), zero === '0' ? '0' : ' '),
  );
}

interface ExpectedTest {
  readonly input: string;
  readonly answer: string;
  readonly isGenerated: boolean;
}

/** A standard package contains only scripts for its generated tests, and no answers; a full package contains all files. */
function refuseMissing(tree: FileTree, tests: readonly ExpectedTest[]): void {
  const inputs = tests.filter(({ input }) => !tree.find(input));
  const answers = tests.filter(({ answer }) => !tree.find(answer));
  const handMade = inputs.find(({ isGenerated }) => !isGenerated);
  if (handMade) throw new PackageError(handMade.input, 'is missing', 'input-missing');
  const missing = inputs.length > 0 ? inputs.length : answers.length;
  if (inputs.length > 0 || answers.length === tests.length)
    throw new PackageError(
      inputs[0]?.input ?? answers[0]?.answer ?? path,
      `not a full package: ${missing} of ${tests.length} tests are not generated`,
      'tests-not-generated',
    );
  const [answer] = answers;
  if (answer) throw new PackageError(answer.answer, 'is missing', 'answer-missing');
}

function readGroup(element: XmlElement): PolygonGroup {
  const { name = '', 'points-policy': policy } = element.attributes;
  return {
    name,
    isWhole: policy === 'complete-group',
    dependencies: listElements(element, 'dependencies', 'dependency').flatMap(
      ({ attributes }) => attributes['group'] ?? [],
    ),
  };
}
