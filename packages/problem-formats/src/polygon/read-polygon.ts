/** Packages of Codeforces Polygon as problems of the site. */
import { problemDefaults } from '@touchstone/contract/problem-limits';
import type { Archive } from '../archive/open-archive.ts';
import { PackageError } from '../package-error.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import type { ExampleContent, FileContent, ProblemContent } from '../problem-content.ts';
import { readPackages, type PackageReading } from '../read-package-problem.ts';
import { note, type FormatNote, type ReadResult } from '../read-result.ts';
import { createAttachments } from '../statement/attachments.ts';
import { translationsOf } from '../statement/title-languages.ts';
import { readPolygonInputPrograms } from './input-programs.ts';
import { readGraders, readPolygonChecker, readPolygonSolutions } from './programs.ts';
import { scoreTests } from './scoring.ts';
import { readPolygonStatements } from './statements.ts';
import { parseTestSet, type PolygonTest } from './test-set.ts';
import { findElement, listElements, readXmlTree, type XmlElement } from './xml-tree.ts';

const file = 'problem.xml';
/** The stack counts as memory there, and Java does not allow a larger one. */
const mostStackMb = 1000;
const mostExamples = 50;
const largestExample = 64 * 1024;

export function readPolygon(archive: Archive): AsyncIterable<ReadResult> {
  return readPackages(archive, [file], readPolygonProblem);
}

export async function readPolygonProblem(tree: FileTree): Promise<PackageReading> {
  const problem = await readXmlTree(tree, file);
  if (problem.name !== 'problem')
    throw new PackageError(`${file}:${problem.line}`, `<${problem.name}>`, 'xml-invalid');
  const attachments = createAttachments(tree);
  const statements = await readPolygonStatements(tree, problem, attachments);
  const tests = parseTestSet(tree, problem);
  const scored = scoreTests(tests);
  const checker = await readPolygonChecker(tree, problem);
  const graders = await readGraders(tree, problem);
  const { solutions, notes: solutionNotes } = await readPolygonSolutions(tree, problem, scored.scoring);
  const { inputPrograms, notes: inputNotes } = await readPolygonInputPrograms(tree, problem);
  const title = chooseTitle(problem, statements.title);
  const content: ProblemContent = {
    displayId: null,
    title,
    titleTranslations: translationsOf([...statements.titles, ...listNames(problem)], title),
    difficulty: problemDefaults.difficulty,
    statement: { ...statements.statement, source: null },
    examples: (statements.examples ?? (await readSampleTests(tests.tests))).slice(0, mostExamples),
    scoring: scored.scoring,
    judgeMode: checker.judgeMode,
    caseMode: scored.caseMode,
    limits: {
      timeMs: tests.timeMs,
      memoryMb: tests.memoryMb,
      stackMb: Math.min(tests.memoryMb, mostStackMb),
    },
    checker: checker.checker,
    userExtraFiles: graders.files,
    judgeExtraFiles: checker.judgeExtraFiles,
    fileIo: readFileIo(problem),
    isTrailingBlankIgnored: true,
    areCaseResultsOpen: true,
    caseFeedback: 'none',
    isCodeSharingAllowed: true,
    languages: null,
    tags: listElements(problem, 'tags', 'tag').flatMap(({ attributes }) => attributes['value'] ?? []),
    tagTranslations: {},
    codeTemplates: [],
    cases: scored.cases,
    attachments: attachments.list(),
    solutions,
    inputPrograms,
  };
  const notes: FormatNote[] = [
    ...statements.notes,
    ...scored.notes,
    ...checker.notes,
    ...graders.notes,
    ...solutionNotes,
    ...inputNotes,
    ...tests.unused.map((name) => note('file-not-used', { file, detail: `testset ${name}` })),
  ];
  return { problem: content, notes };
}

/** By language. */
const listNames = (problem: XmlElement): (readonly [string, string])[] =>
  listElements(problem, 'names', 'name').map(
    ({ attributes }) => [attributes['language'] ?? '', attributes['value'] ?? ''] as const,
  );

function chooseTitle(problem: XmlElement, ofStatement: string | null): string {
  const title = (ofStatement ?? listNames(problem)[0]?.[1] ?? problem.attributes['short-name'] ?? '').trim();
  if (title === '') throw new PackageError(file, 'names/name', 'title-missing');
  return title;
}

/** Both names or none: the site does not support a mix of file and standard streams. */
function readFileIo(problem: XmlElement): ProblemContent['fileIo'] {
  const judging = findElement(problem, 'judging');
  const { 'input-file': inputName = '', 'output-file': outputName = '' } = judging?.attributes ?? {};
  if (inputName === '' && outputName === '') return null;
  if (inputName !== '' && outputName !== '') return { inputName, outputName };
  throw new PackageError(
    `${file}:${judging?.line ?? 1}`,
    `input-file="${inputName}" output-file="${outputName}"`,
    'not-supported',
  );
}

async function readSampleTests(tests: readonly PolygonTest[]): Promise<ExampleContent[]> {
  const examples: ExampleContent[] = [];
  for (const { isSample, input, answer } of tests) {
    if (!isSample || input.sizeBytes > largestExample || answer.sizeBytes > largestExample) continue;
    examples.push({ input: await readContent(input), output: await readContent(answer) });
  }
  return examples;
}

async function readContent({ open }: FileContent): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await open()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}
