/** For teachers: who has not submitted for some days, and which problems most participants fail. */
import { makePage, toWireDate, type Locale } from '@touchstone/contract';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import type { PageRequest } from '../../../platform/page-request.ts';
import type { Platform } from '../../../platform/platform.ts';
import { titleFor } from '../../../platform/translated-columns.ts';
import { mapProblemResults } from '../matrix/matrix.repository.ts';
import { rankedTraining } from '../rank/list-rank.ts';
import { countParticipants } from '../rank/participants.repository.ts';
import { listShownProblems } from '../training-problems.repository.ts';
import type { TrainingRow } from '../trainings.repository.ts';
import { listFailingCases, listInactive } from './activity.repository.ts';

const dayMs = 86_400_000;

interface Wanted {
  days: number;
  page: PageRequest;
  locale: Locale;
}

export async function loadActivity(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  row: TrainingRow,
  { days, page, locale }: Wanted,
) {
  const since = new Date(clock().getTime() - days * dayMs);
  const training = rankedTraining(row);
  if (!hasParticipants(training))
    return { since: toWireDate(since), participantCount: 0, inactive: makePage([], 0, page), problems: [] };
  const [participantCount, inactive, problems] = await Promise.all([
    countParticipants(database, training),
    listInactive(database, { training, since, page }),
    loadFailedProblems(database, row, locale),
  ]);
  const members = inactive.rows.map(({ id, avatarUrl, solved, lastSubmittedAt, ...names }) => ({
    uid: id,
    ...names,
    avatar: avatarUrl,
    ac: solved,
    lastSubmission: lastSubmittedAt === null ? null : toWireDate(lastSubmittedAt),
  }));
  return {
    since: toWireDate(since),
    participantCount,
    inactive: makePage(members, inactive.total, page),
    problems,
  };
}

async function loadFailedProblems(database: Platform['database'], row: TrainingRow, locale: Locale) {
  const training = rankedTraining(row);
  const problems = await listShownProblems(database, row.id);
  const results = await mapProblemResults(database, training);
  const failed = problems.filter(({ id }) => (results.get(id)?.failed ?? 0) > 0);
  const cases = await listFailingCases(database, { training, problemIds: failed.map(({ id }) => id) });
  const caseOf = new Map(cases.map(({ problemId, ...found }) => [problemId, found]));
  return failed
    .map((problem) => {
      const counts = results.get(problem.id) ?? { solved: 0, failed: 0 };
      return {
        pid: problem.id,
        problemId: problem.displayId,
        title: titleFor(problem, locale),
        tried: counts.solved + counts.failed,
        ...counts,
        failingCase: caseOf.get(problem.id) ?? null,
      };
    })
    .toSorted((one, other) => other.failed - one.failed);
}
