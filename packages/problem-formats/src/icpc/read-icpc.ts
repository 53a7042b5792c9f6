/** ICPC/Kattis problem packages, legacy and since 2023-07, as problems of the site. */
import { problemDefaults, problemLimits } from '@touchstone/contract/problem-limits';
import { outputLimitBytes } from '@touchstone/rules/judging/limits';
import type { Archive } from '../archive/open-archive.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import type { JuryProgram } from '../jury-package/problem-package.ts';
import { PackageError } from '../package-error.ts';
import type { LimitsContent, ProblemContent } from '../problem-content.ts';
import { readPackages, type PackageReading } from '../read-package-problem.ts';
import { note, type FormatNote, type ReadResult } from '../read-result.ts';
import { createAttachments, type Attachments } from '../statement/attachments.ts';
import { translationsOf } from '../statement/title-languages.ts';
import { readChecker } from './checker.ts';
import { chooseName, readDescription } from './description.ts';
import { chooseScoring } from './grade.ts';
import { readInputPrograms } from './input-programs.ts';
import { readProblemSettings, type KattisSettings } from './problem-settings.ts';
import { readSubmissions } from './read-submissions.ts';
import { readTestData } from './read-test-data.ts';
import { readInteractions, readSamples } from './samples.ts';
import { scoreCases } from './scoring.ts';
import { applySiteSettings, readSiteSettings } from './site-settings.ts';
import { toSolutions } from './solutions.ts';
import { readStatements } from './statements.ts';
import { isGroup, listCases } from './test-group.ts';

/** A package at the top of the archive has the short name of the archive, if that can be one. */
export function readIcpc(archive: Archive, archiveName?: string): AsyncIterable<ReadResult> {
  return readPackages(archive, ['problem.yaml', 'domjudge-problem.ini'], (tree) =>
    readIcpcProblem(tree, archiveName),
  );
}

async function readIcpcProblem(tree: FileTree, archiveName: string | undefined): Promise<PackageReading> {
  const settings = await readProblemSettings(tree);
  const site = await readSiteSettings(tree);
  const description = await readDescription(tree, archiveName);
  const attachments = createAttachments(tree);
  const statements = await readStatements(tree, { attachments, fillIn: settings.fillIn });
  const submissions = await readSubmissions(tree, settings);
  const tests = chooseScoring(await readTestData(tree, settings), submissions);
  const scored = scoreCases(tests, settings);
  const secret = tests.parts.filter((part) => part.name === 'secret').filter(isGroup);
  const checker = await readChecker(tree, settings, { cases: secret.flatMap(listCases), site });
  const included = await readIncluded(tree, settings);
  const { solutions, notes: solutionNotes } = toSolutions(submissions, {
    scoring: scored.scoring,
    included,
  });
  const { inputPrograms, notes: inputNotes } = await readInputPrograms(tree, settings);
  const title = (chooseName(description.names) ?? statements.title ?? '').trim();
  if (title === '') throw new PackageError('problem.yaml', 'name', 'title-missing');
  const { limits, notes: limitNotes } = readLimits(settings);
  const outputNotes = noteOutputLimit(settings, scored.cases);
  const { hint } = statements.statement;
  const talks = await readInteractions(tree);
  const problem: ProblemContent = {
    displayId: description.shortName,
    title,
    titleTranslations: translationsOf([...description.names, ...statements.titles], title),
    difficulty: problemDefaults.difficulty,
    statement: {
      ...statements.statement,
      description: withDownloads(statements.statement.description, tree, attachments),
      hint: [hint ?? '', talks].filter((text) => text !== '').join('\n\n') || null,
      source: description.source,
    },
    examples: await readSamples(tree),
    scoring: scored.scoring,
    judgeMode: checker.judgeMode,
    caseMode: scored.caseMode,
    limits,
    checker: checker.checker,
    userExtraFiles: included,
    judgeExtraFiles: checker.judgeExtraFiles,
    fileIo: null,
    isTrailingBlankIgnored: checker.isTrailingBlankIgnored,
    areCaseResultsOpen: true,
    caseFeedback: 'none',
    isCodeSharingAllowed: true,
    languages: description.languages,
    tags: description.tags,
    tagTranslations: {},
    codeTemplates: [],
    cases: scored.cases,
    attachments: attachments.list(),
    solutions,
    inputPrograms,
  };
  const notes: FormatNote[] = [
    ...settings.notes.map((text) => note('setting-ignored', { file: 'problem.yaml', detail: text })),
    ...description.notes,
    ...statements.notes,
    ...scored.notes,
    ...limitNotes,
    ...outputNotes,
    ...tree.skippedLinks.map((file) => note('file-not-used', { file })),
    ...noteChecker(checker, settings),
    ...(site?.inputPrograms == null ? inputNotes : []),
    ...solutionNotes,
    ...(Object.keys(included).length > 0 && site === undefined
      ? [note('setting-ignored', { file: 'include' })]
      : []),
  ];
  return { problem: applySiteSettings(problem, site), notes };
}

/** A derived limit needs a judge, so the default is used until then. */
function readLimits({ timeLimitMs, memoryLimitMb }: KattisSettings): {
  readonly limits: LimitsContent;
  readonly notes: readonly FormatNote[];
} {
  const isGiven = typeof timeLimitMs === 'number';
  const timeMs = isGiven ? timeLimitMs : problemDefaults.timeMs;
  const notes = isGiven
    ? []
    : [note('limit-chosen', { file: 'problem.yaml', detail: `time_limit: ${timeMs} ms` })];
  const limits = {
    timeMs: Math.min(timeMs, problemLimits.timeMsMaximum),
    memoryMb: Math.min(memoryLimitMb, problemLimits.memoryMbMaximum),
    stackMb: Math.min(memoryLimitMb, mostStackMb),
  };
  if (limits.timeMs < timeMs)
    notes.push(note('limit-clamped', { detail: `time_limit: ${limits.timeMs} ms` }));
  return { limits, notes };
}

/** The site derives the limit from the answers. */
function noteOutputLimit({ outputLimitMb }: KattisSettings, cases: ProblemContent['cases']): FormatNote[] {
  if (outputLimitMb === undefined) return [];
  const largest = Math.max(...cases.map(({ answer }) => answer.sizeBytes));
  const allowedMb = outputLimitBytes(largest) / 1024 / 1024;
  if (outputLimitMb <= allowedMb) return [];
  return [note('limit-clamped', { detail: `output: ${String(Math.floor(allowedMb))} MB` })];
}

/** The stack counts as memory, and Java does not allow a larger one. */
const mostStackMb = 1000;

/** Files for contestants: the site stores what a statement links to. */
function withDownloads(description: string, tree: FileTree, attachments: Attachments): string {
  const links = tree
    .listFiles('attachments')
    .map(({ name, path }) => `- [${name}](${attachments.link(path)})`);
  return [description, links.join('\n')].filter((text) => text !== '').join('\n\n');
}

/** Files placed beside every submission. Programs among them that call the submission are not supported. */
async function readIncluded(tree: FileTree, { fillIn }: KattisSettings): Promise<JuryProgram['extraFiles']> {
  const files: Record<string, string> = {};
  for (const { path, name } of tree.listFiles('include')) files[name] = fillIn(await tree.readText(path));
  return files;
}

function* noteChecker(
  checker: { readonly isOwnIgnored: boolean; readonly givesPoints: boolean },
  settings: KattisSettings,
): Generator<FormatNote> {
  if (checker.isOwnIgnored) yield note('file-not-used', { file: 'output_validators' });
  if (checker.givesPoints && settings.isScoring)
    yield note('scoring-simplified', { file: 'output_validators', detail: 'score.txt' });
}
