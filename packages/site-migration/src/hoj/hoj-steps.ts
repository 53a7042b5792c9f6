/** The steps of a migration from HOJ: references come before the rows that use them. */
import type { AnyStep } from '../step.ts';
import {
  commentLikeStep,
  commentStep,
  discussionCategoryStep,
  discussionLikeStep,
  discussionReportStep,
  discussionStep,
  replyStep,
} from './community.ts';
import {
  announcementStep,
  contestPrintStep,
  contestProblemStep,
  contestRecordStep,
  contestRegistrationStep,
  contestStep,
} from './contests.ts';
import { fileStep } from './files.ts';
import { groupMemberStep, groupStep } from './groups.ts';
import { loginRecordStep, noticeStep, reminderStep, userNoticeStep } from './messages.ts';
import {
  classificationStep,
  codeTemplateStep,
  languageStep,
  problemLanguageStep,
  problemTagStep,
  tagStep,
} from './problem-parts.ts';
import { problemCaseStep, problemStep } from './problems.ts';
import { settingsStep } from './settings.ts';
import { submissionCaseStep, submissionStep } from './submissions.ts';
import {
  trainingCategoryStep,
  trainingProblemStep,
  trainingRecordStep,
  trainingRegistrationStep,
  trainingStep,
} from './trainings.ts';
import { passwordStep, userStep } from './users.ts';

export const hojSteps: readonly AnyStep[] = [
  userStep,
  groupStep,
  groupMemberStep,
  fileStep,
  languageStep,
  classificationStep,
  tagStep,
  problemStep,
  problemCaseStep,
  problemLanguageStep,
  problemTagStep,
  codeTemplateStep,
  contestStep,
  contestProblemStep,
  contestRegistrationStep,
  announcementStep,
  contestPrintStep,
  submissionStep,
  submissionCaseStep,
  contestRecordStep,
  trainingCategoryStep,
  trainingStep,
  trainingProblemStep,
  trainingRegistrationStep,
  trainingRecordStep,
  discussionCategoryStep,
  discussionStep,
  discussionLikeStep,
  discussionReportStep,
  commentStep,
  commentLikeStep,
  replyStep,
  noticeStep,
  userNoticeStep,
  reminderStep,
  loginRecordStep,
  settingsStep,
];

/** These run beside the others, once the users are there. */
export const hojBackgroundSteps: readonly AnyStep[] = [passwordStep];

/** Tables of HOJ that complete other rows, or that nothing here needs. */
export const tablesWithoutStep: Readonly<Record<string, string>> = {
  user_role: 'read with user_info',
  user_record: 'read with user_info',
  user_acproblem: 'computed from submissions',
  role: 'the roles are the same',
  auth: 'the permissions are the same',
  role_auth: 'the permissions are the same',
  mapping_training_category: 'read with training',
  contest_announcement: 'read with announcement',
  contest_explanation: 'unused by HOJ',
  contest_score: 'unused by HOJ',
  judge_server: 'judges register themselves',
  remote_judge_account: 'read from the settings',
};
