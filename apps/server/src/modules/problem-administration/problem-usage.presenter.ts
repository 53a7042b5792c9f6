import type { Locale } from '@touchstone/contract';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { titleFor } from '../../platform/translated-columns.ts';
import type { ProblemUses, UsingTraining } from './problem-usage.repository.ts';

interface Presented {
  viewer: Viewer;
  now: Date;
  locale: Locale;
}

/** Administrators of the site do not learn the titles of trainings of groups. */
const isTitleShown = ({ groupId }: UsingTraining, viewer: Viewer) =>
  groupId === null || isSuperAdmin(viewer.role);

export const presentUsage = ({ contests, trainings }: ProblemUses, { viewer, now, locale }: Presented) => ({
  contests: contests.map(({ id, title, startAt, endAt }) => ({
    id,
    title,
    state: stageAt({ startMs: startAt.getTime(), endMs: endAt.getTime() }, now.getTime()),
  })),
  trainings: trainings.map((training) => ({
    id: training.id,
    title: isTitleShown(training, viewer) ? titleFor(training, locale) : null,
    gid: training.groupId,
  })),
});

/** For the message that refuses a deletion. */
export const describeUses = ({ contests, trainings }: ProblemUses, viewer: Viewer) => ({
  contests: contests.map(({ title }) => title),
  trainings: trainings.filter((training) => isTitleShown(training, viewer)).map(({ title }) => title),
  groupTrainings: trainings.filter((training) => !isTitleShown(training, viewer)).length,
});
