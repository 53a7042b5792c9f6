import { isIP } from 'node:net';
import { finalStatuses, statuses } from '@touchstone/contract';
import { broken, mapped, simpleStep, step, type Finding, type Outcome, type StoredCase } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';

const isFinal = (status: number) => (finalStatuses as readonly number[]).includes(status);

export function mapSubmission(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const id = fields.id('submit_id');
  const problemId = fields.id('pid');
  const userId = fields.text('uid').trim();
  const problem = known.problems.get(problemId);
  if (problem === undefined) return broken('missing-problem', `problem ${String(problemId)} does not exist`);
  if (!known.users.has(userId)) return broken('missing-user', `user ${userId} does not exist`);
  const groupId = fields.integerOrNull('gid');
  if (groupId !== null && !known.groups.has(groupId))
    return broken('missing-group', `group ${String(groupId)} does not exist`);
  const findings: Finding[] = [];
  const stored = fields.integer('status', statuses.submittedFailed);
  const contest = placeInContest(fields, known, { problemId, findings });
  const code = fields.text('code');
  const ip = fields.text('ip').trim();
  const score = fields.integerOrNull('score');
  const submittedAt = fields.instantOrNull('submit_time') ?? fields.instant('gmt_create');
  const row = {
    id,
    problem_id: problemId,
    user_id: userId,
    ...contest,
    group_id: groupId,
    language: fields.text('language'),
    code,
    code_length: fields.integer('length', code.length),
    // What was under way can be submitted again.
    status: isFinal(stored) ? stored : statuses.submittedFailed,
    score,
    oi_rank_score: problem.isOi && score !== null ? fields.integer('oi_rank_score', 0) : null,
    time_ms: fields.integerOrNull('time'),
    memory_kb: fields.integerOrNull('memory'),
    error_message: fields.textOrNull('error_message'),
    is_shared: fields.flag('share', false),
    is_manual: fields.flag('is_manual', false),
    judge_name: fields.textOrNull('judger'),
    ip: isIP(ip) === 0 ? null : ip,
    submitted_at: submittedAt,
    updated_at: fields.instantOrNull('gmt_modified') ?? submittedAt,
    version: fields.integer('version', 0),
  };
  known.submissions.add(id);
  return mapped([{ table: 'submission', row }], findings);
}

/** HOJ leaves the submissions of a deleted contest with its number. */
function placeInContest(
  fields: Fields,
  known: KnownRows,
  { problemId, findings }: { problemId: number; findings: Finding[] },
) {
  const contestId = fields.integer('cid', 0);
  if (contestId === 0) return { contest_id: null, contest_problem_id: null };
  const contestProblemId = fields.integer('cpid', 0);
  const place = known.contestProblems.get(contestProblemId);
  const fits = place?.contestId === contestId && place.problemId === problemId;
  if (!fits && known.contests.has(contestId))
    findings.push({
      code: 'missing-row',
      detail: `contest ${String(contestId)} has no problem ${String(contestProblemId)}: it is on no scoreboard`,
    });
  return { contest_id: contestId, contest_problem_id: fits ? contestProblemId : null };
}

export const submissionStep = simpleStep({ table: 'judge', key: 'submit_id', map: mapSubmission });

/** The case rows of a submission so far: seq by case, and the seqs in use. */
interface CasesOfSubmission {
  readonly seqOfCase: Map<number, number>;
  readonly seqs: Set<number>;
}
type StoredCases = Map<number, CasesOfSubmission>;

export const submissionCaseStep = step({
  name: 'judge_case',
  table: 'judge_case',
  key: 'id',
  loadFacts: async (rows, { listStoredCases }) => {
    const ids = new Set(rows.map((row) => Number(row['submit_id'])));
    return groupCases(await listStoredCases([...ids].filter(Number.isSafeInteger)));
  },
  map: mapSubmissionCase,
});

export function groupCases(cases: readonly StoredCase[]): StoredCases {
  const grouped: StoredCases = new Map();
  for (const { submissionId, seq, caseId } of cases) {
    const own = casesOf(grouped, submissionId);
    own.seqOfCase.set(caseId, seq);
    own.seqs.add(seq);
  }
  return grouped;
}

function casesOf(grouped: StoredCases, submissionId: number): CasesOfSubmission {
  const found = grouped.get(submissionId) ?? {
    seqOfCase: new Map<number, number>(),
    seqs: new Set<number>(),
  };
  grouped.set(submissionId, found);
  return found;
}

/**
 * HOJ keeps the case rows of an earlier judging beside those of a later one: the later row of a case replaces the earlier one.
 * Skipped cases have the number of the failed one: they get the next free number.
 */
export function mapSubmissionCase(
  fields: Fields,
  { known, facts }: { known: KnownRows; facts: StoredCases },
): Outcome {
  const submissionId = fields.id('submit_id');
  if (!known.submissions.has(submissionId))
    return broken('missing-submission', `submission ${String(submissionId)} does not exist`);
  const caseId = fields.integer('case_id', 0);
  const own = casesOf(facts, submissionId);
  const replaced = caseId === 0 ? undefined : own.seqOfCase.get(caseId);
  const seq = replaced ?? chooseSeq(fields.integer('seq', own.seqs.size + 1), own.seqs);
  own.seqOfCase.set(caseId, seq);
  own.seqs.add(seq);
  const row = {
    submission_id: submissionId,
    seq,
    case_id: caseId,
    group_number: fields.integer('group_num', 1),
    status: fields.integer('status', statuses.systemError),
    time_ms: fields.integer('time', 0),
    memory_kb: fields.integer('memory', 0),
    score: fields.integerOrNull('score'),
    input_name: fields.text('input_data'),
    answer_name: fields.text('output_data'),
    message: fields.textOrNull('user_output'),
  };
  return mapped([
    { table: 'submission_case', row, ...(replaced !== undefined && { keys: ['submission_id', 'seq'] }) },
  ]);
}

function chooseSeq(wanted: number, used: ReadonlySet<number>): number {
  let seq = Math.max(1, wanted);
  while (used.has(seq)) seq += 1;
  return seq;
}
