/** Users who try to take the judge from others, and those who wait for it. */
import { statuses, underWayStatuses } from '@touchstone/contract/statuses';
import { sql, type Database } from '@touchstone/database';
import { randomBytes } from 'node:crypto';
import { openSessions } from '../lists/open-sessions.ts';

export const language = 'C';
export const sum =
  '#include <stdio.h>\nint main(void){long a,b;scanf("%ld%ld",&a,&b);printf("%ld\\n",a+b);}\n';
/** Below the wall time that a program has beside its time limit. */
export const sleepingSum = sum
  .replace('scanf', 'usleep(1500000);scanf')
  .replace('#', '#include <unistd.h>\n#');
const sleepingChecker = '#include <unistd.h>\nint main(void){sleep(60);}\n';

export interface Account {
  readonly id: string;
  readonly token: string;
}

export async function addAccount(database: Database): Promise<Account> {
  const id = randomBytes(16).toString('hex');
  const username = `fair-${id.slice(0, 12)}`;
  await database.insertInto('userAccount').values({ id, username, passwordHash: '' }).execute();
  const [token = ''] = await openSessions(database, [id]);
  return { id, token };
}

export interface Target {
  readonly pid: string;
  readonly gid?: number;
  readonly cid?: number;
}

/** A copy of the addition problem in a group of this owner. */
export async function addGroupProblem(
  database: Database,
  ownerId: string,
  { isCheckerAsleep = false, caseCount = 20 }: { isCheckerAsleep?: boolean; caseCount?: number },
): Promise<Target> {
  const pid = `H${randomBytes(4).toString('hex').toUpperCase()}`;
  const { id: gid } = await database
    .insertInto('userGroup')
    .values({ ownerId, name: pid, shortName: pid.slice(0, 8), access: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const checker = isCheckerAsleep
    ? ({ judgeMode: 'spj', checkerLanguage: language, checkerCode: sleepingChecker } as const)
    : {};
  const { id: problemId } = await database
    .insertInto('problem')
    .values({ displayId: pid, title: pid, groupId: gid, timeLimitMs: 1000, ...checker })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO problem_case (problem_id, position, group_number, input_name, input_sha256, input_bytes,
                              answer_name, answer_sha256, answer_bytes)
    SELECT ${problemId}, place, 1, one.input_name, one.input_sha256, one.input_bytes,
           one.answer_name, one.answer_sha256, one.answer_bytes
    FROM generate_series(1, ${caseCount}::integer) AS place,
      (SELECT problem_case.* FROM problem_case JOIN problem ON problem.id = problem_id
       WHERE display_id = 'T1001' ORDER BY position LIMIT 1) AS one`.execute(database);
  return { pid, gid };
}

export async function joinGroup(database: Database, { gid }: Target, userId: string) {
  if (gid === undefined) return;
  await database.insertInto('groupMember').values({ groupId: gid, userId, auth: 3 }).execute();
}

/** A running contest with the addition problem. */
export async function addContest(database: Database): Promise<Target> {
  const now = Date.now();
  const { id: contestId } = await database
    .insertInto('contest')
    .values({
      title: 'Fairness',
      scoring: 'acm',
      ownerId: '1',
      startAt: new Date(now - 3_600_000),
      endAt: new Date(now + 36_000_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: problemId } = await database
    .selectFrom('problem')
    .select('id')
    .where('displayId', '=', 'T1001')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contestProblem')
    .values({ contestId, problemId, displayId: 'A', displayTitle: 'A' })
    .execute();
  return { pid: 'A', cid: contestId };
}

/** So that the next attack meets an idle judge. */
export async function endAll(database: Database) {
  await database.deleteFrom('judgingTask').execute();
  await database.deleteFrom('judgingUse').execute();
  await database
    .updateTable('submission')
    .set({ status: statuses.cancelled })
    .where('status', 'in', underWayStatuses)
    .execute();
}
