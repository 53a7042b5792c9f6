/**
 * The fixtures of a rehearsal, created and removed by calls: problems, a private contest and team accounts, all with
 * the name of the rehearsal in theirs. Nothing else of the site is touched.
 */
import { formatAccountRule } from '@touchstone/rules/contests/account-rule';
import { randomBytes } from 'node:crypto';
import { userBatchLimits } from '@touchstone/contract/user-batches';
import { ApiError } from '@touchstone/api-client/api-error';
import { casesOf, rehearsalProblems, type RehearsalProblem } from './rehearsal-problems.ts';
import type { SiteClient } from './site-client.ts';

export interface Team {
  readonly username: string;
  readonly password: string;
}

/** The fixtures so far, so that a rehearsal that is aborted during creation can remove them. */
export interface Stage {
  readonly name: string;
  readonly contestPassword: string;
  contestId: number | undefined;
  readonly problemIds: number[];
  readonly teams: Team[];
}

const hourMs = 3_600_000;
const passwordLength = 12;
const deletedAtOnce = 200;

export const createStage = (): Stage => ({
  name: `rehearsal-${randomBytes(2).toString('hex')}`,
  contestPassword: randomBytes(6).toString('hex'),
  contestId: undefined,
  problemIds: [],
  teams: [],
});

const teamPrefix = ({ name }: Stage): string => `${name}-`;

export async function buildStage(admin: SiteClient, stage: Stage, teams: number): Promise<number> {
  const { cid } = await admin.call('POST /api/admin/contest', {
    body: describeContest(stage, teams),
  });
  stage.contestId = cid;
  for (const problem of rehearsalProblems) await addProblem(admin, stage, cid, problem);
  for (let made = 0; made < teams; made += userBatchLimits.users) {
    const { users } = await admin.call('POST /api/admin/user/generate-user', {
      body: {
        prefix: teamPrefix(stage),
        number_from: made + 1,
        number_to: Math.min(teams, made + userBatchLimits.users),
        password_length: passwordLength,
      },
    });
    stage.teams.push(...users);
  }
  return cid;
}

/** The times are provisional; they are set when everything is ready. */
const describeContest = (stage: Stage, teams: number) => ({
  title: `Rehearsal (${stage.name})`,
  description: 'Played by `touchstone rehearse`. It goes away by itself.',
  type: 0,
  auth: 1,
  pwd: stage.contestPassword,
  startTime: Date.now() + hourMs,
  endTime: Date.now() + 2 * hourMs,
  sealRank: false,
  openAccountLimit: true,
  accountLimitRule: formatAccountRule({
    prefix: teamPrefix(stage),
    suffix: '',
    numbers: { from: 1, to: teams },
    extra: [],
  }),
  rankShowName: 'username',
  visible: true,
});

async function addProblem(admin: SiteClient, stage: Stage, cid: number, problem: RehearsalProblem) {
  const cases = casesOf(problem);
  const { pid } = await admin.call('POST /api/admin/contest/problem', {
    body: {
      problem: {
        problemId: `${stage.name}-${problem.displayId}`,
        title: problem.title,
        type: 0,
        judgeMode: 'default',
        judgeCaseMode: 'default',
        timeLimit: 1000,
        memoryLimit: 256,
        stackLimit: 64,
        description: `Read two numbers and print ${problem.task}.`,
        input: 'Two whole numbers.',
        output: 'One number.',
        exampleList: cases.slice(0, 1),
        difficulty: 0,
        isRemoveEndBlank: true,
      },
      isUploadTestCase: false,
      samples: cases,
    },
  });
  stage.problemIds.push(pid);
  await admin.call('PUT /api/admin/contest/contest-problem', {
    body: { cid, pid, displayId: problem.displayId, displayTitle: problem.title },
  });
}

/** Continues after failures, to remove as much as possible. Describes what remains. */
export async function removeFixtures(admin: SiteClient, stage: Stage): Promise<string[]> {
  const left: string[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      left.push(`${what} (${error.message || (error.code ?? error.kind)})`);
    }
  };
  const { contestId } = stage;
  for (const pid of stage.problemIds) {
    if (contestId !== undefined)
      await attempt(`submissions of problem ${pid}`, () =>
        admin.call('DELETE /api/admin/contest/problem', {
          query: { pid, cid: contestId, confirm: 'contestantsRescored,submissionsDeleted' },
        }),
      );
    await attempt(`problem ${pid}`, () =>
      admin.call('DELETE /api/admin/contest/problem', { query: { pid } }),
    );
  }
  if (contestId !== undefined)
    await attempt(`contest ${contestId}`, () =>
      admin.call('DELETE /api/admin/contest', {
        query: { cid: contestId, confirm: 'contestantsShutOut,submissionsDetached' },
      }),
    );
  await attempt(`accounts ${teamPrefix(stage)}…`, () => removeTeams(admin, stage));
  return left;
}

/** Found by name: it is unknown whether an aborted generation happened. */
async function removeTeams(admin: SiteClient, stage: Stage): Promise<void> {
  for (;;) {
    const { records } = await admin.call('GET /api/admin/user/get-user-list', {
      query: { keyword: teamPrefix(stage), limit: deletedAtOnce },
    });
    const ids = records
      .filter(({ username }) => username.startsWith(teamPrefix(stage)))
      .map(({ uid }) => uid);
    if (ids.length === 0) return;
    await admin.call('DELETE /api/admin/user/delete-user', { body: { ids } });
  }
}
