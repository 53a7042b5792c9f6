import { parseExamples } from '@touchstone/problem-formats/hoj/hoj-examples';
import { caseModes, judgeModes } from '@touchstone/contract/judge-messages';
import {
  broken,
  mapped,
  simpleStep,
  skipped,
  step,
  type Finding,
  type Outcome,
  type StoredSourceFile,
} from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import type { SourceRow } from '../source/source-reader.ts';
import { parseStoredJson } from './stored-json.ts';
import { createdAndUpdated } from './users.ts';

const visibilities: Readonly<Record<number, string>> = { 1: 'public', 2: 'private', 3: 'contest' };

export function mapProblem(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('id');
  const displayId = fields.text('problem_id').trim().toUpperCase();
  if (displayId === '') return broken('bad-value', 'problem_id is empty');
  const other = known.displayIds.get(displayId);
  if (other !== undefined)
    return broken('duplicate', `problem_id ${displayId} is that of problem ${String(other)}`);
  const groupId = fields.integerOrNull('gid');
  if (groupId !== null && !known.groups.has(groupId))
    return broken('missing-group', `group ${String(groupId)} does not exist`);
  const findings: Finding[] = [];
  const authorName = fields.text('author').trim();
  const authorId = known.usernames.get(authorName.toLowerCase()) ?? null;
  if (authorId === null && authorName !== '' && authorName !== '未知')
    findings.push({
      code: 'missing-user',
      detail: `author ${authorName} does not exist: the problem has none`,
    });
  const isOi = fields.integer('type', 0) === 1;
  const judgeMode = judgeModes.find((mode) => mode === fields.text('judge_mode')) ?? 'default';
  const checkerCode = judgeMode === 'default' ? null : fields.textOrNull('spj_code');
  const fileNames = [fields.textOrNull('io_read_file_name'), fields.textOrNull('io_write_file_name')];
  const isFileIo = fields.flag('is_file_io', false) && fileNames.every((name) => name !== null);
  const progress = fields.integerOrNull('apply_public_progress');
  const hasApplication = groupId !== null && progress !== null && progress >= 1 && progress <= 3;
  const areCasesTyped = !fields.flag('is_upload_case', true);
  const row = {
    id,
    display_id: displayId,
    title: fields.text('title'),
    author_id: authorId,
    scoring: isOi ? 'oi' : 'acm',
    judge_mode: judgeMode,
    case_mode: caseModes.find((mode) => mode === fields.text('judge_case_mode')) ?? 'default',
    time_limit_ms: positive(fields.integer('time_limit', 1000), 1000),
    memory_limit_mb: positive(fields.integer('memory_limit', 256), 256),
    stack_limit_mb: positive(fields.integer('stack_limit', 128), 128),
    description: fields.text('description'),
    input_description: fields.text('input'),
    output_description: fields.text('output'),
    examples: JSON.stringify(parseExamples(fields.text('examples'))),
    hint: fields.textOrNull('hint'),
    source: fields.textOrNull('source'),
    difficulty: Math.min(2, Math.max(0, fields.integer('difficulty', 0))),
    visibility: visibilities[fields.integer('auth', 1)] ?? 'private',
    full_score: fields.integer('io_score', 100),
    is_remote: fields.flag('is_remote', false),
    group_id: groupId,
    checker_language: checkerCode === null ? null : (fields.textOrNull('spj_language') ?? 'C'),
    checker_code: checkerCode,
    user_extra_files: parseFiles(fields, 'user_extra_file', findings),
    judge_extra_files: parseFiles(fields, 'judge_extra_file', findings),
    is_trailing_blank_ignored: fields.flag('is_remove_end_blank', true),
    are_case_results_open: fields.flag('open_case_result', true),
    is_code_sharing_allowed: fields.flag('code_share', true),
    input_file_name: isFileIo ? (fileNames[0] ?? null) : null,
    output_file_name: isFileIo ? (fileNames[1] ?? null) : null,
    are_cases_typed: areCasesTyped,
    modified_by: known.usernames.get(fields.text('modified_user').trim().toLowerCase()) ?? null,
    application_group_id: hasApplication ? groupId : null,
    application_progress: hasApplication ? progress : null,
    ...createdAndUpdated(fields),
  };
  known.problems.set(id, { isOi, areCasesTyped });
  known.displayIds.set(displayId, id);
  return mapped([{ table: 'problem', row }], findings);
}

const positive = (value: number, fallback: number) => (value > 0 ? value : fallback);

function parseFiles(fields: Fields, column: string, findings: Finding[]): string {
  const parsed = parseStoredJson(fields.text(column));
  const files = parsed.state === 'parsed' ? parsed.value : {};
  const isUsable =
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((value) => typeof value === 'string');
  if (parsed.state === 'bad' || !isUsable)
    findings.push({ code: 'bad-json', detail: `${column} is not JSON of file names and texts: left out` });
  return isUsable ? JSON.stringify(files) : '{}';
}

export const problemStep = simpleStep({ table: 'problem', map: mapProblem });

interface CaseFiles {
  readonly input: StoredSourceFile | undefined;
  readonly answer: StoredSourceFile | undefined;
}

const caseFolder = (problemId: string) => `testcase/problem_${problemId}`;
const lineEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

export const problemCaseStep = step({
  name: 'problem_case',
  table: 'problem_case',
  key: 'id',
  loadFacts: async (rows, { storeFile, storeText }, known) => {
    const files = rows.flatMap((row) => {
      const problemId = String(row['pid']);
      const problem = known.problems.get(Number(problemId));
      if (problem === undefined) return [];
      const load = (text: string) =>
        problem.areCasesTyped
          ? storeText(lineEnds(text))
          : isPlainName(text)
            ? storeFile(`${caseFolder(problemId)}/${text}`)
            : undefined;
      return [loadCase(String(row['id']), load(textOf(row, 'input')), load(textOf(row, 'output')))];
    });
    return new Map(await Promise.all(files));
  },
  map: mapProblemCase,
});

type Loading = Promise<StoredSourceFile | undefined> | undefined;

const loadCase = async (id: string, input: Loading, answer: Loading): Promise<[string, CaseFiles]> => {
  const [storedInput, storedAnswer] = await Promise.all([input, answer]);
  return [id, { input: storedInput, answer: storedAnswer }];
};

const textOf = (row: SourceRow, column: string) => String(row[column] ?? '');
/** A name from the database never leaves the folder of its problem. */
const isPlainName = (name: string) => /^[^/\\\0]+$/.test(name) && name !== '.' && name !== '..';

export function mapProblemCase(
  fields: Fields,
  { known, facts }: { known: KnownRows; facts: ReadonlyMap<string, CaseFiles> },
): Outcome {
  const id = fields.id('id');
  const problemId = fields.id('pid');
  const problem = known.problems.get(problemId);
  if (problem === undefined) return broken('missing-problem', `problem ${String(problemId)} does not exist`);
  if (fields.integer('status', 0) !== 0) return skipped;
  const files = facts.get(String(id));
  const position = (known.casePositions.get(problemId) ?? 0) + 1;
  const names = problem.areCasesTyped
    ? [`${String(position)}.in`, `${String(position)}.out`]
    : [fields.text('input'), fields.text('output')];
  const [inputName = '', answerName = ''] = names;
  if (files?.input === undefined)
    return broken('missing-file', `${caseFolder(String(problemId))}/${inputName} does not exist`);
  if (files.answer === undefined)
    return broken('missing-file', `${caseFolder(String(problemId))}/${answerName} does not exist`);
  known.casePositions.set(problemId, position);
  const score = fields.integerOrNull('score');
  const row = {
    id,
    problem_id: problemId,
    position,
    group_number: Math.max(1, fields.integer('group_num', 1)),
    score: problem.isOi ? Math.max(0, score ?? 0) : null,
    input_name: inputName,
    input_sha256: files.input.sha256,
    input_bytes: files.input.sizeBytes,
    answer_name: answerName,
    answer_sha256: files.answer.sha256,
    answer_bytes: files.answer.sizeBytes,
  };
  return mapped([{ table: 'problem_case', row }]);
}
