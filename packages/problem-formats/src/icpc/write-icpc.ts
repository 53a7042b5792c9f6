/**
 * Writes a problem as a legacy ICPC package, which DOMjudge, Kattis' tools and `touchstone verify` read. What the format
 * cannot express is in `touchstone.json`, and a comment at the top of problem.yaml names what other judges will miss.
 */
import { findPassLimit } from '@touchstone/rules/judging/multi-pass';
import { stringify } from 'yaml';
import type { CaseContent, ProblemContent } from '../problem-content.ts';
import { safeFileName } from '../safe-file-name.ts';
import { writeTitle } from '../statement/title-languages.ts';
import type { ArchiveWriter } from '../write-archive.ts';
import { ignoreTrailingBlanks } from './checker.ts';
import { siteSettingsFile, writeSiteSettings, type SiteSettings } from './site-settings.ts';
import { canBeValidator, isValidator, writeChecker } from './write-checker.ts';
import { writeStatements } from './write-statement.ts';
import { writeSolutions } from './write-solutions.ts';

/** `folder` is the package folder inside the archive. */
export async function writeIcpc(problem: ProblemContent, folder: string, into: ArchiveWriter): Promise<void> {
  const text = (path: string, content: string): void => into.addText(`${folder}/${path}`, content);
  const seconds = String(problem.limits.timeMs / 1000);
  text('problem.yaml', writeSettings(problem));
  text('domjudge-problem.ini', writeIni(problem, seconds));
  text('.timelimit', `${seconds}\n`);
  for (const [name, markdown] of Object.entries(writeStatements(problem.statement, problem.attachments)))
    text(`problem_statement/${name}`, markdown);
  for (const { name, content } of problem.attachments)
    into.addFile(`${folder}/problem_statement/${name}`, content);
  for (const [index, { input, output }] of problem.examples.entries()) {
    text(`data/sample/${index + 1}.in`, input);
    text(`data/sample/${index + 1}.ans`, output);
  }
  const caseNames = writeCases(problem, folder, into);
  const checker = await writeChecker(problem, text);
  for (const [name, content] of Object.entries(problem.userExtraFiles))
    text(`include/default/${name}`, content);
  const solutions = writeSolutions(problem.solutions);
  for (const { path, code } of solutions) text(`submissions/${path}`, code);
  const described = solutions.map(({ path, solution: { name, language, expectedStatuses } }) => [
    path,
    { name, language, expectedStatuses: [...expectedStatuses] },
  ]);
  const site = { checker, caseNames, solutions: Object.fromEntries(described) as SiteSettings['solutions'] };
  text(siteSettingsFile, writeSiteSettings(problem, site));
}

/** DOMjudge takes the short name from here. */
function writeIni({ displayId }: ProblemContent, seconds: string): string {
  const shortName = displayId === null ? [] : [`short-name = ${displayId}`];
  return [...shortName, `timelimit = ${seconds}`, ''].join('\n');
}

/** A list keeps blanks and commas of a tag; a text of simple words is what older tools expect. */
const writeKeywords = (tags: readonly string[]): string | readonly string[] =>
  tags.some((tag) => /[\s,]/.test(tag)) ? tags : tags.join(', ');

function writeSettings(problem: ProblemContent): string {
  const { title, titleTranslations, statement, tags, limits, judgeMode, isTrailingBlankIgnored } = problem;
  const passLimit = findPasses(problem);
  const settings = {
    name: writeTitle(title, titleTranslations),
    ...(statement.source !== null && { source: statement.source }),
    ...(tags.length > 0 && { keywords: writeKeywords(tags) }),
    type: problem.scoring === 'oi' ? 'scoring' : 'pass-fail',
    limits: { memory: limits.memoryMb, ...(passLimit !== undefined && { validation_passes: passLimit }) },
    validation: [
      'custom',
      ...(judgeMode === 'interactive' ? ['interactive'] : []),
      ...(passLimit === undefined ? [] : ['multi-pass']),
    ].join(' '),
    ...(judgeMode === 'default' && isTrailingBlankIgnored && { validator_flags: ignoreTrailingBlanks }),
  };
  const comments = listLosses(problem).map((loss) => `# ${loss}\n`);
  return `${comments.join('')}${stringify(settings)}`;
}

const findPasses = ({ checker, judgeExtraFiles }: ProblemContent): number | undefined =>
  checker !== null && isValidator(checker.code)
    ? findPassLimit([checker.code, ...Object.values(judgeExtraFiles)])
    : undefined;

/** What other judges do not read. */
function listLosses(problem: ProblemContent): string[] {
  const { fileIo, languages, codeTemplates, checker } = problem;
  const needsTestlib = /^\s*#\s*include\s*["<]testlib\.h[">]/m.test(checker?.code ?? '');
  return [
    ...(fileIo === null ? [] : [`Submissions read ${fileIo.inputName} and write ${fileIo.outputName}.`]),
    ...(languages === null ? [] : [`Languages: ${languages.join(', ')}`]),
    ...(codeTemplates.length === 0
      ? []
      : [`Templates are left out: ${codeTemplates.map(({ language }) => language).join(', ')}`]),
    ...(needsTestlib ? ['The validator includes testlib.h, which is not part of this package.'] : []),
    ...(checker && !canBeValidator(checker)
      ? [`The checker in ${checker.language} does not follow the convention of this format.`]
      : []),
  ];
}

/**
 * Cases that pass or fail together form a group; independent cases form one group each. Returns the original file names
 * in the order of the package.
 */
function writeCases(problem: ProblemContent, folder: string, into: ArchiveWriter): [string, string][] {
  const { scoring, caseMode, cases } = problem;
  const names: [string, string][] = [];
  const text = (path: string, lines: readonly string[]): void =>
    into.addText(`${folder}/data/${path}`, `${lines.join('\n')}\n`);
  const add = (path: string, { input, answer }: CaseContent): void => {
    into.addFile(`${folder}/data/${path}.in`, input);
    into.addFile(`${folder}/data/${path}.ans`, answer);
    names.push([input.name, answer.name]);
  };
  if (scoring === 'acm') {
    const name = numbering(cases.length);
    for (const [index, one] of cases.entries()) add(`secret/${name(index, one.input.name)}`, one);
    return names;
  }
  const isGrouped = caseMode.startsWith('subtask');
  const groups = isGrouped
    ? [...Map.groupBy(cases, ({ group }) => group)]
        .toSorted(([one], [other]) => one - other)
        .map(([, own]) => own)
    : cases.map((one) => [one]);
  const scores = groups.map((group) => scoreOf(group));
  const total = scores.reduce((sum, score) => sum + score, 0);
  text('testdata.yaml', ['on_reject: continue', `range: 0 ${total}`, 'grader_flags: ignore_sample']);
  // Otherwise one failed group rejects everything despite its points.
  text('secret/testdata.yaml', ['on_reject: continue', 'grader_flags: accept_if_any_accepted']);
  const groupName = numbering(groups.length);
  for (const [index, group] of groups.entries()) {
    const place = `secret/${groupName(index, '')}`;
    const score = scores[index] ?? 0;
    text(`${place}/testdata.yaml`, [
      `on_reject: ${caseMode === 'subtask_average' ? 'continue' : 'break'}`,
      `accept_score: ${score}`,
      `range: 0 ${score}`,
      `grader_flags: ${caseMode === 'subtask_average' ? 'avg' : 'min'}`,
    ]);
    const name = numbering(group.length);
    for (const [number, one] of group.entries()) add(`${place}/${name(number, one.input.name)}`, one);
  }
  return names;
}

/** In a group only the lowest score counts, so that is the score of the group. */
const scoreOf = (group: readonly CaseContent[]): number => Math.min(...group.map(({ score }) => score ?? 0));

/** Numbers of equal length sort correctly; the old name stays recognisable. */
function numbering(count: number): (index: number, oldName: string) => string {
  const width = String(count).length;
  return (index, oldName) => {
    const number = String(index + 1).padStart(width, '0');
    const label = safeFileName(oldName.replace(/\.[^.]*$/, ''), '').replaceAll(/[^\w-]/g, '');
    return label === '' || label === number || /^\d+$/.test(label) ? number : `${number}-${label}`;
  };
}
