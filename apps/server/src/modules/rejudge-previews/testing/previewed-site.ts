/** A contest with two problems and submissions, its jury, and a scripted judge. */
import {
  statuses,
  type CaseResult,
  type FinalStatus,
  type JudgeTask,
  type WirePreview,
} from '@touchstone/contract';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addSubmission } from '../../../testing/sample-content.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { addProblemWithCases } from '../../judging/testing/judged-problems.ts';
import { caseResult, createScriptedJudge } from '../../judging/testing/scripted-judge.ts';

export type Person = Awaited<ReturnType<TestServer['addUser']>>;

const minuteMs = 60_000;

export async function addPreviewedContest(
  server: TestServer,
  contest: Parameters<typeof addContest>[1] = {},
  problem: Parameters<typeof addProblemWithCases>[1] = {},
) {
  const { database } = server.platform;
  const cid = await addContest(server, contest);
  const { startAt } = await database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  const addEntry = async (displayId: string) => {
    const pid = await addProblemWithCases(server, { cases, ...problem });
    return {
      pid,
      entry: await addContestProblem(server, { contestId: cid, problemId: pid, displayId }),
    };
  };
  const problems = { A: await addEntry('A'), B: await addEntry('B') };
  return {
    cid,
    problems,
    /** Its code names the verdict that the scripted judge gives it. */
    submit: (person: Person, name: 'A' | 'B', options: { minute: number; status: number; next: number }) =>
      addSubmission(server, {
        userId: person.id,
        problemId: problems[name].pid,
        contestId: cid,
        contestProblemId: problems[name].entry,
        submittedAt: new Date(startAt.getTime() + options.minute * minuteMs),
        status: options.status,
        language: 'C++',
        code: `// ${String(options.next)}`,
        timeMs: 5,
        memoryKb: 100,
      }),
    appoint: (person: Person, role: 'balloons' | 'print' | 'jury') =>
      database.insertInto('contestStaff').values({ contestId: cid, userId: person.id, role }).execute(),
  };
}

export const cases = [
  { input: '1 2\n', answer: '3\n' },
  { input: '5 6\n', answer: '11\n' },
];

/** Judges every waiting program as its code says. Returns the tasks. */
export async function judgePrograms(server: TestServer, limit = Number.POSITIVE_INFINITY) {
  // Another name than that of the judge of a test: a second judge with the same name would take its tasks over.
  const judge = createScriptedJudge(server.app, { name: 'previews' });
  const judged: JudgeTask[] = [];
  while (judged.length < limit) {
    const [task] = await takeWaiting(server, judge);
    if (task === undefined) return judged;
    judged.push(task);
    const status = Number('program' in task ? task.program.code.slice(3) : 0) as FinalStatus;
    const results = 'cases' in task ? listCases(task.cases, status) : [];
    await judge.result(task.attemptId, {
      kind: 'program-check',
      status,
      timeMs: 7,
      memoryKb: 200,
      score: 'scoring' in task && task.scoring === 'oi' ? (status === statuses.accepted ? 100 : 40) : null,
      errorMessage: null,
      cases: results,
      isCutShort: false,
    });
  }
  return judged;
}

/** `next` waits for work, so it is called only while some is left. */
async function takeWaiting({ platform }: TestServer, judge: ReturnType<typeof createScriptedJudge>) {
  const waiting = await platform.database
    .selectFrom('judgingTask')
    .select('id')
    .where('attemptId', 'is', null)
    .where('finishedAt', 'is', null)
    .where('kind', '=', 'program-check')
    .limit(1)
    .execute();
  return waiting.length === 0 ? [] : judge.next();
}

const listCases = (judged: readonly { seq: number; caseId: number }[], status: FinalStatus): CaseResult[] =>
  judged.map(({ seq, caseId }) =>
    caseResult(seq, { caseId, status: seq === judged.length ? status : statuses.accepted }),
  );

export async function startPreview(
  server: TestServer,
  token: string,
  body: { pid?: number; cid?: number; everywhere?: boolean },
): Promise<number> {
  const { envelope, errorCode } = await server.call('POST /api/rejudge-previews', { token, body });
  if (errorCode !== undefined) throw new Error(errorCode);
  return (envelope.data as { id: number }).id;
}

export async function loadPreview(server: TestServer, token: string, id: number): Promise<WirePreview> {
  const { envelope, errorCode } = await server.call('GET /api/rejudge-preview', {
    token,
    query: { id },
  });
  if (errorCode !== undefined) throw new Error(errorCode);
  return envelope.data as WirePreview;
}

/** Returns the records of a list call about a preview. */
export async function listPart<Row>(
  server: TestServer,
  path: 'changes' | 'people' | 'board',
  { token, ...query }: { token: string; id: number } & Record<string, string | number | boolean>,
): Promise<Row[]> {
  const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const { envelope, errorCode } = await server.send({
    method: 'GET',
    url: `/api/rejudge-preview/${path}`,
    query: Object.fromEntries(text) as Record<string, string>,
    headers: { authorization: token },
  });
  if (errorCode !== undefined) throw new Error(errorCode);
  return (envelope.data as { records: Row[] }).records;
}

export const decide = async (
  server: TestServer,
  decision: 'apply' | 'undo',
  { token, ...body }: { token: string; id: number; notify?: boolean },
) => (await server.call(`POST /api/rejudge-preview/${decision}`, { token, body })).errorCode;
