/** Checker, interactor, graders and solutions of a Polygon package. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import type { Scoring } from '@touchstone/contract';
import { toCheckerSource, type CheckerContent } from '../checker-content.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import type { SolutionContent } from '../problem-content.ts';
import { toSingleSource } from '../programs/single-source.ts';
import { note, type FormatNote } from '../read-result.ts';
import { findSourceLanguage } from './source-languages.ts';
import { findElement, listElements, type XmlElement } from './xml-tree.ts';

const file = 'problem.xml';

export async function readPolygonChecker(
  tree: FileTree,
  problem: XmlElement,
): Promise<CheckerContent & { readonly notes: readonly FormatNote[] }> {
  const checker = findElement(problem, 'assets', 'checker');
  const interactor = findElement(problem, 'assets', 'interactor');
  const chosen = interactor ?? checker;
  if (!chosen) throw new PackageError(file, 'assets/checker', 'checker-missing');
  const source = findElement(chosen, 'source');
  const { path = '', type = '' } = source?.attributes ?? {};
  if (!tree.find(path)) throw new PackageError(path === '' ? file : path, chosen.name, 'checker-missing');
  const language = findSourceLanguage(type);
  if (language === undefined || !/^C(\+\+)? /.test(language))
    throw new PackageError(path, type, 'checker-unsupported');
  const program = { languages: [language], code: await tree.readText(path) } as const;
  const converted = toCheckerSource({ ...program, extraFiles: await readHeaders(tree) });
  // In Polygon a checker reads the output of the interactor; here the interactor decides.
  const unused = interactor ? findElement(problem, 'assets', 'checker', 'source') : undefined;
  return {
    ...converted,
    judgeExtraFiles: {},
    judgeMode: interactor ? 'interactive' : 'spj',
    notes: unused
      ? [note('file-not-used', { file: unused.attributes['path'] ?? file, detail: 'checker' })]
      : [],
  };
}

/** Headers that a checker may include. The judge has its own testlib.h for its calling convention. */
export async function readHeaders(tree: FileTree): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const { name, path } of tree.listFiles('files'))
    if (/\.(h|hpp|inc)$/.test(name) && name !== 'testlib.h') headers[name] = await tree.readText(path);
  return headers;
}

/** Files compiled with a solution: here they are placed beside it, and the solution must include them. */
export async function readGraders(
  tree: FileTree,
  problem: XmlElement,
): Promise<{ readonly files: Readonly<Record<string, string>>; readonly notes: readonly FormatNote[] }> {
  const files: Record<string, string> = {};
  const notes: FormatNote[] = [];
  for (const element of listElements(problem, 'files', 'resources', 'file')) {
    const { path = '' } = element.attributes;
    const isForSolutions = listElements(element, 'assets', 'asset').some(
      ({ attributes }) => attributes['name'] === 'SOLUTION',
    );
    if (!isForSolutions || !tree.find(path)) continue;
    files[path.slice(path.lastIndexOf('/') + 1)] = await tree.readText(path);
    if (!/\.(h|hpp)$/.test(path)) notes.push(note('setting-ignored', { file: path, detail: 'COMPILE' }));
  }
  return { files, notes };
}

const wrongAnswers = [statuses.wrongAnswer, statuses.presentationError];
const failures = [statuses.runtimeError, statuses.memoryLimitExceeded];
const expectations: Readonly<Record<string, readonly FinalStatus[]>> = {
  main: [statuses.accepted],
  accepted: [statuses.accepted],
  'wrong-answer': wrongAnswers,
  'presentation-error': wrongAnswers,
  'time-limit-exceeded': [statuses.timeLimitExceeded],
  'time-limit-exceeded-or-accepted': [statuses.accepted, statuses.timeLimitExceeded],
  'time-limit-exceeded-or-memory-limit-exceeded': [statuses.timeLimitExceeded, ...failures],
  'memory-limit-exceeded': failures,
  failed: [...failures, ...wrongAnswers, statuses.timeLimitExceeded],
  rejected: [...wrongAnswers, statuses.timeLimitExceeded, ...failures],
};

export async function readPolygonSolutions(
  tree: FileTree,
  problem: XmlElement,
  scoring: Scoring,
): Promise<{ readonly solutions: readonly SolutionContent[]; readonly notes: readonly FormatNote[] }> {
  const solutions: SolutionContent[] = [];
  const notes: FormatNote[] = [];
  const headers = await readHeaders(tree);
  for (const element of listElements(problem, 'assets', 'solutions', 'solution')) {
    const { tag = '' } = element.attributes;
    const { path = '', type = '' } = findElement(element, 'source')?.attributes ?? {};
    const language = findSourceLanguage(type);
    const expected = Object.hasOwn(expectations, tag) ? expectations[tag] : undefined;
    if (!tree.find(path) || language === undefined || !expected) {
      notes.push(note('solution-skipped', { file: path || file, detail: expected ? type : tag }));
      continue;
    }
    const name = path.slice(path.lastIndexOf('/') + 1);
    const code = toOneSource(language, await tree.readText(path), headers);
    const canFail = expected.some((status) => status !== statuses.accepted);
    const expectedStatuses =
      scoring === 'oi' && canFail ? [...expected, statuses.partialAccepted] : [...expected];
    solutions.push({ name, language, code, expectedStatuses });
  }
  return { solutions, notes };
}

/** The judge accepts a Java class of any name. */
export function toOneSource(
  language: string,
  code: string,
  headers: Readonly<Record<string, string>>,
): string {
  if (language === 'Java') return code;
  return toSingleSource({ languages: [language], code, extraFiles: headers }) ?? code;
}
