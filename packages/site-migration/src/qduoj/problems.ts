/** Problems of QDUOJ with their test data, tags and contests. */
import { translateChecker } from '@touchstone/problem-formats/foreign-checker';
import {
  broken,
  mapped,
  simpleStep,
  step,
  type Finding,
  type Outcome,
  type StoredSourceFile,
  type Write,
} from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import type { SourceRow } from '../source/source-reader.ts';
import { parseStoredJson } from '../hoj/stored-json.ts';
import { isTrue } from './users.ts';

const difficulties: Readonly<Record<string, number>> = { Low: 0, Mid: 1, High: 2 };

interface CaseRow {
  readonly inputName: string;
  readonly outputName: string;
  readonly score: number;
}

interface CaseFiles extends CaseRow {
  readonly input: StoredSourceFile | undefined;
  readonly answer: StoredSourceFile | undefined;
}

const listOf = (text: string): readonly unknown[] => {
  const parsed = parseStoredJson(text);
  return parsed.state === 'parsed' && Array.isArray(parsed.value) ? parsed.value : [];
};
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const parseCaseRows = (text: string): CaseRow[] =>
  listOf(text).map((row) => ({
    inputName: textOf(field(row, 'input_name')),
    outputName: textOf(field(row, 'output_name')),
    score: Math.max(0, Number(field(row, 'score') ?? 0) || 0),
  }));

const isPlainName = (name: string) => /^[\w.-]+$/.test(name) && name !== '.' && name !== '..';

export const problemStep = step({
  name: 'problem',
  table: 'problem',
  key: 'id',
  loadFacts: async (rows, { storeFile, storeText }) => {
    const empty = await storeText('');
    const loadRow = async (row: SourceRow): Promise<[string, CaseFiles[]]> => {
      const folder = String(row['test_case_id'] ?? '');
      // A special judge of QDUOJ reads no answer.
      const missingAnswer = String(row['spj']) === 't' ? empty : undefined;
      const load = (name: string) =>
        isPlainName(folder) && isPlainName(name) ? storeFile(`test_case/${folder}/${name}`) : undefined;
      const cases = parseCaseRows(String(row['test_case_score'] ?? '')).map(async (one) => {
        const [input, answer] = await Promise.all([load(one.inputName), load(one.outputName)]);
        return { ...one, input, answer: answer ?? missingAnswer };
      });
      return [String(row['id']), await Promise.all(cases)];
    };
    return new Map(await Promise.all(rows.map(loadRow)));
  },
  map: mapProblem,
});

export function mapProblem(
  fields: Fields,
  { known, facts }: { known: KnownRows; facts: ReadonlyMap<string, readonly CaseFiles[]> },
): Outcome {
  const id = fields.id('id');
  const contestId = fields.integerOrNull('contest_id');
  // A problem of a contest has its letter as display id, so every contest has an "A".
  const displayId = (contestId === null ? fields.text('_id') : `C${String(contestId)}-${fields.text('_id')}`)
    .trim()
    .toUpperCase();
  if (displayId === '') return broken('bad-value', '_id is empty');
  if (known.displayIds.has(displayId))
    return broken('duplicate', `_id ${displayId} is that of another problem`);
  const findings: Finding[] = [];
  const authorId = String(fields.integerOrNull('created_by_id') ?? '');
  const isOi = fields.text('rule_type').toUpperCase() === 'OI';
  const isSpecial = isTrue(fields, 'spj');
  const checker = isSpecial ? readChecker(fields, findings) : null;
  const createdAt = fields.instantOrNull('create_time') ?? new Date(0).toISOString();
  const isListed = isTrue(fields, 'visible') && contestId === null;
  const row = {
    id,
    display_id: displayId,
    title: fields.text('title'),
    author_id: known.users.has(authorId) ? authorId : null,
    scoring: isOi ? 'oi' : 'acm',
    judge_mode: checker === null ? 'default' : 'spj',
    case_mode: isOi ? 'default' : 'ergodic_without_error',
    time_limit_ms: Math.max(1, fields.integer('time_limit', 1000)),
    memory_limit_mb: Math.max(1, fields.integer('memory_limit', 256)),
    description: fields.text('description'),
    input_description: fields.text('input_description'),
    output_description: fields.text('output_description'),
    examples: JSON.stringify(
      listOf(fields.text('samples')).map((one) => ({
        input: textOf(field(one, 'input')),
        output: textOf(field(one, 'output')),
      })),
    ),
    hint: fields.textOrNull('hint'),
    source: fields.textOrNull('source'),
    difficulty: difficulties[fields.text('difficulty')] ?? 1,
    visibility: isListed ? 'public' : contestId === null ? 'private' : 'contest',
    full_score: isOi ? fields.integer('total_score', 100) : 100,
    checker_language: checker?.language ?? null,
    checker_code: checker?.code ?? null,
    created_at: createdAt,
    updated_at: fields.instantOrNull('last_update_time') ?? createdAt,
  };
  known.problems.set(id, { isOi, areCasesTyped: false });
  known.displayIds.set(displayId, id);
  const cases = listCases(facts.get(String(id)) ?? [], { id, isOi, findings });
  const place: Write[] =
    contestId === null || !known.contests.has(contestId)
      ? []
      : [
          {
            table: 'contest_problem',
            row: {
              id,
              contest_id: contestId,
              problem_id: id,
              display_id: fields.text('_id').trim(),
              display_title: fields.text('title'),
            },
          },
        ];
  if (contestId !== null && place.length > 0) known.contestProblems.set(id, { contestId, problemId: id });
  return mapped([{ table: 'problem', row }, ...cases, ...place], findings);
}

function readChecker(fields: Fields, findings: Finding[]) {
  const [language, code] = [fields.text('spj_language'), fields.text('spj_code')];
  if ((language !== 'C' && language !== 'C++') || code.trim() === '') {
    findings.push({ code: 'unknown-language', detail: `the special judge in ${language} was left out` });
    return null;
  }
  return translateChecker({ language, code }, { isAnswerSecond: false, isEveryFailureWrong: false });
}

function listCases(
  files: readonly CaseFiles[],
  { id, isOi, findings }: { id: number; isOi: boolean; findings: Finding[] },
): Write[] {
  return files.flatMap(({ input, answer, inputName, outputName, score }, index): Write[] => {
    if (input === undefined || answer === undefined) {
      findings.push({
        code: 'missing-file',
        detail: `${input === undefined ? inputName : outputName} does not exist: the case was left out`,
      });
      return [];
    }
    const row = {
      problem_id: id,
      position: index + 1,
      group_number: 1,
      score: isOi ? score : null,
      input_name: inputName,
      input_sha256: input.sha256,
      input_bytes: input.sizeBytes,
      answer_name: outputName || inputName.replace(/(\.in)?$/, '.out'),
      answer_sha256: answer.sha256,
      answer_bytes: answer.sizeBytes,
    };
    return [{ table: 'problem_case', row }];
  });
}

export const tagStep = simpleStep({
  table: 'problem_tag',
  map: (fields, { known }) => {
    const [id, name] = [fields.id('id'), fields.text('name').trim()];
    const key = `tag ME 0 ${name}`.toLowerCase();
    if (name === '') return broken('bad-value', 'name is empty');
    if (known.tagNames.has(key)) return broken('duplicate', `the name ${name} is taken`);
    known.tagNames.add(key);
    known.tags.add(id);
    return mapped([{ table: 'tag', row: { id, name } }]);
  },
});

export const problemTagStep = simpleStep({
  table: 'problem_tags',
  map: (fields, { known }) => {
    const [problemId, tagId] = [fields.id('problem_id'), fields.id('problemtag_id')];
    if (!known.problems.has(problemId))
      return broken('missing-problem', `problem ${String(problemId)} does not exist`);
    if (!known.tags.has(tagId)) return broken('missing-row', `tag ${String(tagId)} does not exist`);
    return mapped([
      { table: 'problem_tag', row: { problem_id: problemId, tag_id: tagId }, isOptional: true },
    ]);
  },
});

export const contestStep = simpleStep({
  table: 'contest',
  map: (fields, { known }) => {
    const id = fields.id('id');
    const [startAt, endAt] = [fields.instant('start_time'), fields.instant('end_time')];
    if (endAt <= startAt) return broken('bad-value', 'end_time is not after start_time');
    const ownerId = String(fields.integerOrNull('created_by_id') ?? '');
    const password = fields.textOrNull('password');
    const createdAt = fields.instantOrNull('create_time') ?? startAt;
    known.contests.add(id);
    const row = {
      id,
      owner_id: known.users.has(ownerId) ? ownerId : null,
      title: fields.text('title').trim() || `Contest ${String(id)}`,
      description: fields.text('description'),
      scoring: fields.text('rule_type').toUpperCase() === 'OI' ? 'oi' : 'acm',
      audience: password === null ? 'public' : 'private',
      password,
      start_at: startAt,
      end_at: endAt,
      is_visible: isTrue(fields, 'visible'),
      created_at: createdAt,
      updated_at: fields.instantOrNull('last_update_time') ?? createdAt,
    };
    return mapped([{ table: 'contest', row }]);
  },
});

export const announcementStep = simpleStep({
  table: 'announcement',
  map: (fields, { known }) => {
    const authorId = String(fields.integerOrNull('created_by_id') ?? '');
    if (!known.users.has(authorId)) return broken('missing-user', `user ${authorId} does not exist`);
    const createdAt = fields.instant('create_time');
    const row = {
      id: fields.id('id'),
      title: fields.text('title'),
      content: fields.text('content'),
      author_id: authorId,
      is_hidden: !isTrue(fields, 'visible'),
      created_at: createdAt,
      updated_at: fields.instantOrNull('last_update_time') ?? createdAt,
    };
    return mapped([{ table: 'announcement', row }]);
  },
});
