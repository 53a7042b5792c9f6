/** Exam protection for calls that do not open the contest: those about a submission, and the page that shows the reason. */
import { refuseContestView } from '@touchstone/rules/contests/contest-access';
import { isProtected, type DeviceRefusal } from '@touchstone/rules/contests/exam-protection';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { loadContestRules } from '../contest-rules.ts';
import { findContest, type ContestRow } from '../contests.repository.ts';
import { describeViewer } from '../open-contest.ts';
import { findExamRefusal, protectionOf, requireExamDevice } from './exam-device.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Undefined for viewers who cannot enter: they get the answer of the contest, which does not say that it is protected. */
async function findVisit({ database, clock }: Parts, viewer: Viewer, contest: ContestRow) {
  if (!isProtected(protectionOf(contest))) return undefined;
  const rules = await loadContestRules(database, viewer, contest);
  const visitor = await describeViewer(database, viewer, contest);
  const now = clock();
  return refuseContestView(rules, visitor, now.getTime()) === undefined ? { contest, rules, now } : undefined;
}

export async function requireExamDeviceOf(
  parts: Parts,
  viewer: Viewer | undefined,
  contestId: number | null,
) {
  const contest = contestId === null ? undefined : await findContest(parts.database, contestId);
  if (contest === undefined || viewer === undefined) return;
  const visit = await findVisit(parts, viewer, contest);
  if (visit !== undefined) await requireExamDevice(parts.database, viewer, visit);
}

export async function findExamRefusalOf(
  parts: Parts,
  viewer: Viewer,
  contest: ContestRow,
): Promise<DeviceRefusal | undefined> {
  const visit = await findVisit(parts, viewer, contest);
  return visit && findExamRefusal(parts.database, viewer, visit);
}
