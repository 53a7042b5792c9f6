/**
 * How this works: demo content is loaded once in the life of a site. One transaction notes that and inserts everything, so
 * that it is there whole or not at all, and servers that start together load it once. The note stays when an administrator
 * deletes the content: it does not come back. On a site that is in use already, what its people own is left alone: a name or
 * display id that is taken is left out, with all that would belong to it.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { createHash } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { rootId } from '../accounts/index.ts';
import { storeTestData } from '../problems/index.ts';
import { recountStatistics } from '../submissions/index.ts';
import { demoClassifications, demoTagsOfProblems } from './demo-tags.ts';
import { demoUsers, type DemoUser } from './demo-users.ts';
import {
  claimDemoContent,
  countResults,
  insertAnnouncements,
  insertClassifications,
  insertLogins,
  insertProblems,
  insertProblemTags,
  insertSubmissions,
  insertTags,
  insertUsers,
  markSolvedProblems,
} from './demo.repository.ts';
import { generateSubmissions, type DemoSubmission } from './generate-submissions.ts';
import { readDemoAnnouncements, readDemoProblems, type DemoProblem } from './read-demo-files.ts';
import { makeTestData } from './test-data/make-test-data.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Before the first submission of the year. */
const siteAgeDays = 370;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

export async function loadDemoContent({
  database,
  clock,
  fileStore,
}: Pick<Platform, 'database' | 'clock' | 'fileStore'>) {
  const now = clock();
  await inTransaction(database, async (transaction) => {
    if (!(await claimDemoContent(transaction, now))) return;
    const problems = await readDemoProblems();
    const userIds = toMap(
      await insertUsers(
        transaction,
        demoUsers.map((user) => userRow(user, now)),
      ),
      'username',
    );
    const problemIds = toMap(
      await insertProblems(
        transaction,
        problems.map((problem) => problemRow(problem, now)),
      ),
      'displayId',
    );
    await loadTags(transaction, problemIds);
    await loadTestData({ fileStore }, transaction, { problems, problemIds });
    await loadSubmissions(transaction, { problems, userIds, problemIds, now });
    await loadAnnouncements(transaction, now);
  });
}

const toMap = <Name extends string, Id>(rows: ({ id: Id } & Record<Name, string>)[], name: Name) =>
  new Map(rows.map((row) => [row[name], row.id]));

function userRow({ username, nickname, gender, school, signature, title, membership }: DemoUser, now: Date) {
  const { expiresInDays, ...member } = membership ?? { expiresInDays: 0 };
  return {
    id: createHash('sha256').update(`demo user ${username}`).digest('hex').slice(0, 32),
    username,
    nickname,
    gender,
    school,
    signature,
    ...title,
    ...member,
    memberExpiresAt: expiresInDays === 0 ? null : daysBefore(now, -expiresInDays),
    createdAt: daysBefore(now, siteAgeDays),
    updatedAt: now,
  };
}

function problemRow(problem: DemoProblem, now: Date) {
  const { displayId, title, difficulty, scoring, description, inputDescription, outputDescription, hint } =
    problem;
  return {
    displayId,
    title,
    difficulty,
    scoring,
    description,
    inputDescription,
    outputDescription,
    hint,
    examples: JSON.stringify(problem.examples),
    authorId: rootId,
    createdAt: daysBefore(now, siteAgeDays),
    updatedAt: daysBefore(now, siteAgeDays),
  };
}

async function loadTags(transaction: Queryable, problemIds: Map<string, number>) {
  const classificationIds = toMap(
    await insertClassifications(
      transaction,
      demoClassifications.map(({ name }, index) => ({ name, position: index + 1 })),
    ),
    'name',
  );
  const tags = demoClassifications.flatMap(({ name, tags: names }) =>
    names.map((tag) => ({ name: tag, classificationId: classificationIds.get(name) ?? null })),
  );
  const tagIds = toMap(await insertTags(transaction, tags), 'name');
  const rows = [...problemIds].flatMap(([displayId, problemId]) =>
    (demoTagsOfProblems[displayId] ?? []).flatMap((name) => {
      const tagId = tagIds.get(name);
      return tagId === undefined ? [] : [{ problemId, tagId }];
    }),
  );
  await insertProblemTags(transaction, rows);
}

/** So that a newcomer's first submission is judged. */
async function loadTestData(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problems, problemIds }: { problems: DemoProblem[]; problemIds: Map<string, number> },
) {
  for (const problem of problems) {
    const problemId = problemIds.get(problem.displayId);
    if (problemId === undefined) continue;
    await storeTestData(parts, transaction, { problemId, cases: makeTestData(problem) });
  }
}

interface Loaded {
  problems: DemoProblem[];
  userIds: Map<string, string>;
  problemIds: Map<string, number>;
  now: Date;
}

async function loadSubmissions(transaction: Queryable, { problems, userIds, problemIds, now }: Loaded) {
  const users = demoUsers.filter(({ username }) => userIds.has(username));
  const known = problems.filter(({ displayId }) => problemIds.has(displayId));
  const submissions = generateSubmissions(users, known, now);
  const idOf = ({ username }: DemoSubmission) => userIds.get(username) ?? '';
  const rows = submissions.map(({ username, displayId, ...submission }) => ({
    ...submission,
    userId: userIds.get(username) ?? '',
    problemId: problemIds.get(displayId) ?? 0,
    codeLength: submission.code.length,
    updatedAt: submission.submittedAt,
  }));
  if (rows.length === 0) return;
  await insertSubmissions(transaction, rows);
  await markSolvedProblems(transaction, [...userIds.values()]);
  await countResults(transaction, [...problemIds.values()]);
  await recountStatistics(transaction, [...userIds.values()]);
  const latest = new Map(submissions.map((submission) => [idOf(submission), submission.submittedAt]));
  const logins = [...latest].map(([userId, lastWork]) => ({
    userId,
    createdAt: new Date(lastWork.getTime() - 20 * minuteMs),
  }));
  await insertLogins(transaction, logins);
}

/** Each an hour younger than the one before: the last is on top. */
async function loadAnnouncements(transaction: Queryable, now: Date) {
  const announcements = await readDemoAnnouncements();
  await insertAnnouncements(
    transaction,
    announcements.map(({ title, content }, index) => {
      const createdAt = new Date(now.getTime() - (announcements.length - index) * 60 * minuteMs);
      return { title, content, authorId: rootId, createdAt, updatedAt: createdAt };
    }),
  );
}
