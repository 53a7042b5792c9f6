/** Cases and subtasks of a Hydro problem, with whole points that sum up to the full score. */
import type { CaseMode } from '@touchstone/contract';
import type { FileTree } from '../file-tree/file-tree.ts';
import { PackageError } from '../package-error.ts';
import type { CaseContent } from '../problem-content.ts';
import { note, type FormatNote } from '../read-result.ts';
import { spreadScores } from '@touchstone/rules/problem-form-cases';
import { toWholeScores } from '../whole-scores.ts';
import type { HydroCase, ReadConfig } from './config.ts';
import { emptyFile } from '../text-file.ts';

export interface HydroCases {
  readonly caseMode: CaseMode;
  readonly cases: readonly CaseContent[];
  readonly notes: readonly FormatNote[];
}

interface CasePair {
  readonly input: string;
  readonly answer: string | undefined;
  readonly score: number | null;
}

/** Cases that score only together. */
interface Unit {
  readonly pairs: readonly CasePair[];
  readonly points: number;
}

const fullScore = 100;

export function parseCases(tree: FileTree, { file, config }: ReadConfig): HydroCases {
  const notes: FormatNote[] = [];
  const { subtasks, cases } = config;
  const units =
    subtasks != null && subtasks.length > 0
      ? unitsOfSubtasks(tree, { file, config, ignored: [] }, notes)
      : unitsOfCases(tree, file.path, cases == null || cases.length === 0 ? undefined : cases, notes);
  if (units.every(({ pairs }) => pairs.length === 0))
    throw new PackageError('testdata', 'there is no input with an answer', 'cases-missing');
  const exact = units.map(({ points }) => points);
  const scores = toWholeScores(exact);
  if (scores.some((score, index) => Math.abs(score - (exact[index] ?? 0)) > 1e-6))
    notes.push(note('score-rounded', { file: file.path, detail: scores.join(', ') }));
  const isGrouped = units.some(({ pairs }) => pairs.length > 1);
  const content = units.flatMap(({ pairs }, index) =>
    pairs.map(({ input, answer }) => ({
      input: tree.getFile(input),
      answer: answer === undefined ? emptyFile(`${nameOf(input)}.out`) : tree.getFile(answer),
      score: scores[index] ?? 0,
      group: isGrouped ? index + 1 : 1,
    })),
  );
  return { caseMode: isGrouped ? 'subtask_lowest' : 'default', cases: content, notes };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Cases without points share the rest of a hundred. */
function unitsOfCases(
  tree: FileTree,
  file: string,
  given: readonly HydroCase[] | undefined,
  notes: FormatNote[],
): Unit[] {
  const pairs = given ? given.map((one) => toPair(tree, file, one, notes)) : findPairs(tree);
  const points = fillScores(pairs.map(({ score }) => score));
  return pairs.map((pair, index) => ({ pairs: [pair], points: points[index] ?? 0 }));
}

function fillScores(scores: readonly (number | null)[]): number[] {
  const open = scores.filter((score) => score === null).length;
  if (open === scores.length) return scores.length === 0 ? [] : spreadScores(scores.length);
  const left = fullScore - scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
  return scores.map((score) => score ?? Math.max(0, left) / open);
}

function unitsOfSubtasks(tree: FileTree, { file, config }: ReadConfig, notes: FormatNote[]): Unit[] {
  const subtasks = config.subtasks ?? [];
  const points = fillScores(subtasks.map(({ score }) => score ?? null));
  return subtasks.flatMap((subtask, index) => {
    const pairs = (subtask.cases ?? []).map((one) => toPair(tree, file.path, one, notes));
    const name = String(subtask.id ?? index + 1);
    const needed = subtask.if == null ? [] : [subtask.if].flat();
    if (needed.length > 0)
      notes.push(note('dependency-dropped', { file: file.path, detail: `${name} ← ${needed.join(', ')}` }));
    const worth = points[index] ?? 0;
    if (subtask.type === 'max')
      notes.push(note('scoring-simplified', { file: file.path, detail: `subtask ${name}: max → min` }));
    if (subtask.type !== 'sum') return pairs.length === 0 ? [] : [{ pairs, points: worth }];
    const given = pairs.map(({ score }) => score ?? worth / pairs.length);
    return pairs.map((pair, index) => ({ pairs: [pair], points: given[index] ?? 0 }));
  });
}

/** `/dev/null` stands for an unused answer. */
function toPair(tree: FileTree, file: string, one: HydroCase, notes: FormatNote[]): CasePair {
  const input = `testdata/${one.input}`;
  if (!tree.find(input)) throw new PackageError(input, `${file} names it`, 'input-missing');
  const output = one.output ?? '';
  if (output === '' || output === '/dev/null') {
    notes.push(note('answer-made-empty', { file: input }));
    return { input, answer: undefined, score: one.score ?? null };
  }
  const answer = `testdata/${output}`;
  if (!tree.find(answer)) throw new PackageError(answer, `${file} names it`, 'answer-missing');
  return { input, answer, score: one.score ?? null };
}

/** Without a list: every input that has an answer of its name, in numeric order. */
function findPairs(tree: FileTree): CasePair[] {
  const files = tree.list('testdata').filter(({ isFolder }) => !isFolder);
  const inputs = files.filter(({ name }) => /\.in\d*$|input[^/]*\.txt$|^input\d+$/i.test(name));
  return inputs
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .map(({ path, name }) => {
      const names = answerNames(name).map((answer) => `testdata/${answer}`);
      const answer = names.find((candidate) => tree.find(candidate));
      if (answer === undefined) throw new PackageError(path, names.join(', '), 'answer-missing');
      return { input: path, answer, score: null };
    });
}

function answerNames(input: string): string[] {
  const [, base, number] = /^(.*)\.in(\d*)$/i.exec(input) ?? [];
  if (base !== undefined) return ['out', 'ans', 'a'].map((ending) => `${base}.${ending}${number ?? ''}`);
  return ['output', 'answer'].map((word) => input.replace(/input/i, word));
}
