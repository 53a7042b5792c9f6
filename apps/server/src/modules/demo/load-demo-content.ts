/**
 * How this works: demo content is loaded once in the lifetime of a site. One transaction records that and
 * inserts everything, so that the content is complete or absent, and servers that start concurrently load it
 * once. The record stays when an administrator deletes the content, so it is not loaded again. On a site in
 * use, existing data is kept: an existing name or display id is skipped, with everything that would belong to
 * it.
 */
import { defaultLocale } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../../platform/platform.ts';
import { lockContentRows } from '../../platform/storage/content.repository.ts';
import { rootId } from '../accounts/index.ts';
import { recountStatistics } from '../submissions/index.ts';
import { nameColumns } from './demo-texts.ts';
import { demoClassifications, tagNamesOf } from './demo-tags.ts';
import { demoUsers, type DemoUser } from './demo-users.ts';
import {
  claimDemoContent,
  countResults,
  hasCarouselPictures,
  insertAnnouncements,
  insertCarouselPictures,
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
import { problemRow, storeDemoPrograms, storeDemoTestData } from './demo-problem.ts';
import { loadDemoContests } from './load-demo-contests.ts';
import { loadDemoDiscussions } from './load-demo-discussions.ts';
import { loadDemoGroup } from './load-demo-group.ts';
import { loadDemoMemberships } from './load-demo-memberships.ts';
import { loadDemoTrainings } from './load-demo-trainings.ts';
import {
  loadDemoAnnouncements,
  loadDemoPictures,
  loadDemoProblems,
  type DemoProblem,
} from './load-demo-files.ts';
import { SeededRandom } from './seeded-random.ts';

const pollMs = 500;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Before the first submission of the year. */
const siteAgeDays = 370;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

type Parts = Pick<Platform, 'database' | 'clock' | 'fileStore'>;

/** Returns when it is loaded, by this server or by another. */
export async function loadDemoContent(parts: Parts) {
  while ((await tryToLoad(parts)) === 'busy') await sleep(pollMs);
}

async function tryToLoad({ database, clock, fileStore }: Parts) {
  const now = clock();
  return inTransaction(database, async (transaction) => {
    const state = await claimDemoContent(transaction, now);
    if (state !== 'claimed') return state;
    const problems = await loadDemoProblems();
    const userIds = toMap(
      await insertUsers(
        transaction,
        demoUsers.map((user) => userRow(user, now)),
      ),
      'username',
    );
    await loadDemoMemberships(transaction, { userIds, now });
    const problemIds = toMap(await insertProblems(transaction, problemRows(problems, now)), 'displayId');
    await loadTags(transaction, { problems, problemIds });
    await loadTestData({ fileStore }, transaction, { problems, problemIds, now });
    await loadSubmissions(transaction, { problems, userIds, problemIds, now });
    await loadDemoContests(transaction, { problems, userIds, problemIds, now });
    await loadDemoTrainings(transaction, { problemIds, now });
    const groupId = await loadDemoGroup({ fileStore }, transaction, { problems, userIds, problemIds, now });
    await loadDemoDiscussions(transaction, { userIds, problemIds, groupId, now });
    await loadAnnouncements(transaction, now);
    await loadCarousel({ fileStore }, transaction, now);
    return state;
  });
}

const toMap = <Name extends string, Id>(rows: ({ id: Id } & Record<Name, string>)[], name: Name) =>
  new Map(rows.map((row) => [row[name], row.id]));

function userRow({ username, nickname, gender, school, signature, title, isVerified }: DemoUser, now: Date) {
  return {
    id: createHash('sha256').update(`demo user ${username}`).digest('hex').slice(0, 32),
    username,
    nickname,
    gender,
    school,
    signature,
    ...title,
    memberStatus: isVerified ? 1 : 0,
    createdAt: daysBefore(now, siteAgeDays),
    updatedAt: now,
  };
}

/** All older than the first submission, in an order that mixes the levels: the home page shows the newest. */
function problemRows(problems: readonly DemoProblem[], now: Date) {
  const random = new SeededRandom('newest problems');
  const shuffled = problems
    .map((problem) => ({ problem, turn: random.next() }))
    .toSorted((one, other) => one.turn - other.turn);
  return shuffled.map(({ problem }, index) =>
    problemRow(problem, {
      createdAt: daysBefore(now, siteAgeDays + 2 * index),
      updatedAt: daysBefore(now, 2 + 3 * index),
    }),
  );
}

async function loadTags(
  transaction: Queryable,
  { problems, problemIds }: Pick<Loaded, 'problems' | 'problemIds'>,
) {
  const classificationIds = toMap(
    await insertClassifications(
      transaction,
      demoClassifications.map(({ name }, index) => ({ ...nameColumns(name), position: index + 1 })),
    ),
    'name',
  );
  const tags = demoClassifications.flatMap(({ name, tags: names }) =>
    names.map((tag) => ({
      ...nameColumns(tag),
      classificationId: classificationIds.get(name[defaultLocale]) ?? null,
    })),
  );
  const tagIds = toMap(await insertTags(transaction, tags), 'name');
  const rows = problems.flatMap((problem) => {
    const problemId = problemIds.get(problem.displayId);
    const own = tagNamesOf(problem).flatMap((name) => tagIds.get(name) ?? []);
    return problemId === undefined ? [] : own.map((tagId) => ({ problemId, tagId }));
  });
  await insertProblemTags(transaction, rows);
}

async function loadTestData(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problems, problemIds, now }: Pick<Loaded, 'problems' | 'problemIds' | 'now'>,
) {
  for (const problem of problems) {
    const problemId = problemIds.get(problem.displayId);
    if (problemId === undefined) continue;
    await storeDemoTestData(parts, transaction, { problemId, problem });
    await storeDemoPrograms(transaction, { problemId, problem, now });
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

/** Each an hour newer than the one before, so the last is shown first. */
async function loadAnnouncements(transaction: Queryable, now: Date) {
  const announcements = await loadDemoAnnouncements();
  await insertAnnouncements(
    transaction,
    announcements.map(({ title, content }, index) => {
      const createdAt = new Date(now.getTime() - (announcements.length - index) * 60 * minuteMs);
      return { title, content, authorId: rootId, createdAt, updatedAt: createdAt };
    }),
  );
}

/** A site with its own pictures keeps them. */
async function loadCarousel(
  { fileStore }: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  createdAt: Date,
) {
  if (await hasCarouselPictures(transaction)) return;
  const pictures = await loadDemoPictures();
  await lockContentRows(transaction);
  const files = await Promise.all(
    pictures.map(async ({ name, mediaType, bytes }) => ({
      sha256: await fileStore.put(bytes),
      name,
      mediaType,
      sizeBytes: bytes.length,
      purpose: 'carousel',
      ownerId: rootId,
      createdAt,
    })),
  );
  await insertCarouselPictures(transaction, files);
}
