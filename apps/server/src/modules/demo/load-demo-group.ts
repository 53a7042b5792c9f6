/** One group with members, announcements, a problem, a training with a due date and a finished contest. */
import { defaultLocale, groupStandings } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { storeTranslations } from '../../platform/translated-columns.ts';
import { rootId } from '../accounts/index.ts';
import { recountStatistics } from '../submissions/index.ts';
import { insertTraining, lockTraining, recomputeProgress } from '../trainings/index.ts';
import { demoGroup } from './demo-group.ts';
import { problemRow, storeDemoTestData } from './demo-problem.ts';
import { titleColumns } from './demo-texts.ts';
import { demoUsers, type DemoUser } from './demo-users.ts';
import {
  findTrainingCategory,
  insertGroup,
  insertGroupAnnouncements,
  insertGroupMembers,
  insertProblems,
  insertSubmissions,
  insertTrainingProblems,
} from './demo.repository.ts';
import { generateContestSubmissions } from './generate-contest-submissions.ts';
import { loadContest, type LoadedContent } from './load-demo-contests.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

interface ClassContent extends LoadedContent {
  groupId: number;
  members: readonly DemoUser[];
}

/** Returns the id of the group; undefined if the site has one of its name. */
export async function loadDemoGroup(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  loaded: LoadedContent,
): Promise<number | undefined> {
  const { now, userIds } = loaded;
  const createdAt = new Date(now.getTime() - 60 * dayMs);
  const { name, shortName, brief, description, announcements } = demoGroup;
  const groupId = await insertGroup(transaction, {
    name,
    shortName,
    brief,
    description,
    access: 'public',
    ownerId: rootId,
    createdAt,
    updatedAt: now,
  });
  // A site with a group of this name has its own groups.
  if (groupId === undefined) return undefined;
  const members = demoUsers
    .filter(({ username, reach }) => reach > 0 && userIds.has(username))
    .toSorted((one, other) => other.reach - one.reach)
    .slice(0, demoGroup.memberCount);
  const authOf = (standing: (typeof groupStandings)[number]) => groupStandings.indexOf(standing);
  await insertGroupMembers(transaction, [
    { groupId, userId: rootId, auth: authOf('root'), createdAt, updatedAt: createdAt },
    ...members.map(({ username }, index) => ({
      groupId,
      userId: userIds.get(username) ?? '',
      auth: authOf(index === 0 ? 'admin' : 'member'),
      createdAt: new Date(createdAt.getTime() + index * hourMs),
      updatedAt: new Date(createdAt.getTime() + index * hourMs),
    })),
  ]);
  await insertGroupAnnouncements(
    transaction,
    announcements.map(({ title, content, daysAgo }) => {
      const at = new Date(now.getTime() - daysAgo * dayMs);
      return { groupId, authorId: rootId, title, content, createdAt: at, updatedAt: at };
    }),
  );
  const content = { ...loaded, groupId, members };
  const problemIds = await addGroupProblem(parts, transaction, content);
  await addGroupTraining(transaction, { ...content, problemIds });
  await recountStatistics(
    transaction,
    members.map(({ username }) => userIds.get(username) ?? ''),
  );
  await loadContest(transaction, demoGroup.contest, { ...loaded, groupId });
  return groupId;
}

/** Returns the problems by display id, with that of the group. */
async function addGroupProblem(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problems, problemIds, groupId, now }: ClassContent,
): Promise<Map<string, number>> {
  const { displayId, copyOf, title } = demoGroup.problem;
  const original = problems.find((problem) => problem.displayId === copyOf);
  if (original === undefined) throw new Error('the demo problem of the group is missing');
  const problem = { ...original, displayId, title };
  const times = { createdAt: new Date(now.getTime() - 12 * dayMs), updatedAt: now };
  const [row] = await insertProblems(transaction, [{ ...problemRow(problem, times), groupId }]);
  if (row === undefined) return new Map(problemIds);
  await storeDemoTestData(parts, transaction, { problemId: row.id, problem: original });
  return new Map([...problemIds, [displayId, row.id]]);
}

async function addGroupTraining(
  transaction: Queryable,
  { problems, problemIds, userIds, groupId, members, now }: ClassContent,
) {
  const { title, description, category, displayIds, startMs, dueMs, latePercent } = demoGroup.training;
  const all: readonly string[] = [demoGroup.problem.displayId, ...displayIds];
  const ids = all.flatMap((displayId) => problemIds.get(displayId) ?? []);
  if (ids.length < all.length) return;
  const at = (ms: number) => new Date(now.getTime() + ms);
  const times = { createdAt: at(startMs), updatedAt: at(startMs) };
  const trainingId = await insertTraining(transaction, {
    ...titleColumns(title),
    description: description[defaultLocale],
    descriptionTranslations: storeTranslations({ ...description, [defaultLocale]: '' }),
    categoryId: (await findTrainingCategory(transaction, category)) ?? null,
    groupId,
    rank: 1,
    dueAt: at(dueMs),
    latePercent,
    authorId: rootId,
    ...times,
  });
  await insertTrainingProblems(
    transaction,
    ids.map((problemId, index) => ({ trainingId, problemId, rank: index + 1, ...times })),
  );
  const solved = problems
    .filter(({ displayId }) => displayIds.some((one) => one === displayId))
    .concat(
      problems
        .filter(({ displayId }) => displayId === demoGroup.problem.copyOf)
        .map((problem) => ({ ...problem, displayId: demoGroup.problem.displayId })),
    )
    .toSorted((one, other) => all.indexOf(one.displayId) - all.indexOf(other.displayId));
  const submissions = generateContestSubmissions(
    { title: title[defaultLocale], startAt: at(startMs), until: at(-hourMs) },
    members,
    solved,
  );
  await insertSubmissions(
    transaction,
    submissions.map(({ username, displayId, ...submission }) => ({
      ...submission,
      userId: userIds.get(username) ?? '',
      problemId: problemIds.get(displayId) ?? 0,
      groupId,
      trainingId,
      codeLength: submission.code.length,
      updatedAt: submission.submittedAt,
    })),
  );
  const training = await lockTraining(transaction, trainingId);
  if (training !== undefined) await recomputeProgress(transaction, training);
}
