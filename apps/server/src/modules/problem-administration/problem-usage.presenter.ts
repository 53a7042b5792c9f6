import type { Locale } from '@touchstone/contract';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { titleFor } from '../../platform/translated-columns.ts';
import type { ProblemUses, UsingTraining } from './problem-usage.repository.ts';

interface Reader {
  viewer: Viewer;
  /** The group of the problem: those who may change it know the trainings of the group. */
  groupId: number | null;
}

interface Presented extends Reader {
  now: Date;
  locale: Locale;
}

/** Administrators of the site do not learn the titles of trainings of groups. */
const isTitleShown = ({ groupId }: UsingTraining, reader: Reader) =>
  groupId === reader.groupId || groupId === null || isSuperAdmin(reader.viewer.role);

export const presentUsage = (
  { contests, trainings }: ProblemUses,
  { now, locale, ...reader }: Presented,
) => ({
  contests: contests.map(({ id, title, startAt, endAt }) => ({
    id,
    title,
    state: stageAt({ startMs: startAt.getTime(), endMs: endAt.getTime() }, now.getTime()),
  })),
  trainings: trainings.map((training) => ({
    id: training.id,
    title: isTitleShown(training, reader) ? titleFor(training, locale) : null,
    gid: training.groupId,
  })),
});

/** For the message that refuses a deletion. */
export const describeUses = ({ contests, trainings }: ProblemUses, reader: Reader) => ({
  contests: contests.map(({ title }) => title),
  trainings: trainings.filter((training) => isTitleShown(training, reader)).map(({ title }) => title),
  groupTrainings: trainings.filter((training) => !isTitleShown(training, reader)).length,
});
