/** The steps of a migration from QDUOJ: references come before the rows that use them. */
import type { AnyStep } from '../step.ts';
import { announcementStep, contestStep, problemStep, problemTagStep, tagStep } from './problems.ts';
import { submissionStep } from './submissions.ts';
import { profileStep, userStep } from './users.ts';

export const qduojSteps: readonly AnyStep[] = [
  userStep,
  profileStep,
  contestStep,
  tagStep,
  problemStep,
  problemTagStep,
  submissionStep,
  announcementStep,
];

/** What QDUOJ has and this migration leaves behind; the command prints it. */
export const leftBehind: readonly string[] = [
  'passwords: Django hashes them in its own way. Users set a new one by mail',
  'numbers of submissions: QDUOJ has random texts. They are numbered by time, so their old addresses are not valid',
  'results of single cases: QDUOJ stores them in a form without files and groups',
  'avatars and files of texts: links to them stay as they are',
  'templates of problems, contest announcements, ranges of addresses of contests, and site options',
];
