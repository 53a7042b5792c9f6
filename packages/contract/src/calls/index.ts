/** Every call of the product. The server implements all of them; the web client derives its types from here. */
import { accountsCalls, profilesCalls } from './accounts.ts';
import { adminAssistantCalls, assistantDownloads } from './admin-assistant.ts';
import { assistantCalls, assistantStreams } from './assistant.ts';
import { adminContestAnnouncementsCalls, adminContestProblemsCalls } from './admin-contest-problems.ts';
import { adminContestsCalls } from './admin-contests.ts';
import { adminDiscussionsCalls } from './admin-discussions.ts';
import { adminGroupProblemsCalls } from './admin-group-problems.ts';
import { adminGroupsCalls } from './admin-groups.ts';
import { adminMembershipCalls, membershipDownloads } from './admin-membership.ts';
import { adminNoticesCalls } from './admin-notices.ts';
import { adminProblemFormCalls } from './admin-problem-form.ts';
import { adminProblemsCalls, problemBatchCalls } from './admin-problems.ts';
import { adminRemoteCalls } from './admin-remote.ts';
import { announcementCalls, carouselCalls, switchCalls } from './admin-site.ts';
import { adminStorageCalls } from './admin-storage.ts';
import { adminTagsCalls } from './admin-tags.ts';
import { adminTestDataCalls, adminTestDataDownloads } from './admin-test-data.ts';
import { adminTrainingsCalls, trainingAdministrationCalls } from './admin-trainings.ts';
import { adminUsersCalls, adminUsersDownloads } from './admin-users.ts';
import { clicsDownloads } from './clics.ts';
import { commentsCalls } from './comments.ts';
import { contestBoardDownloads, contestBoardsCalls } from './contest-boards.ts';
import {
  contestInsideCalls,
  contestRevealCalls,
  contestRoomCalls,
  contestRoomDownloads,
  contestSubmissionsCalls,
} from './contest-inside.ts';
import { contestAwardsCalls, contestDeskCalls, contestRejudgeCalls } from './contest-desk.ts';
import { examProtectionCalls } from './exam-protection.ts';
import { contestQuestionsCalls, mentionsCalls } from './contest-questions.ts';
import { contestsCalls } from './contests.ts';
import { counterExamplesCalls } from './counter-examples.ts';
import { dashboardCalls, lastLoginCalls } from './dashboard.ts';
import { siteMigrationCalls } from './site-migration.ts';
import { discussionsCalls } from './discussions.ts';
import { eventStreams } from './events.ts';
import { filesCalls, markdownUploadCalls, publicFileDownloads } from './files.ts';
import { groupAnnouncementsCalls } from './group-announcements.ts';
import { groupDiscussionsCalls } from './group-discussions.ts';
import { groupInvitationsCalls, groupMemberImportCalls, groupMembersCalls } from './group-members.ts';
import { groupTrainingsCalls } from './group-trainings.ts';
import { groupAvatarCalls, groupLifecycleCalls, groupsCalls } from './groups.ts';
import {
  groupContestAnnouncementsCalls,
  groupContestProblemsCalls,
  groupContestsCalls,
} from './group-contests.ts';
import { groupProblemsCalls } from './group-problems.ts';
import { judgingCalls, judgingDownloads } from './judging.ts';
import { membershipCalls } from './membership.ts';
import { messagesCalls } from './messages.ts';
import { ownProgressCalls } from './own-progress.ts';
import { practiceCalls } from './practice.ts';
import { problemChecksCalls } from './problem-checks.ts';
import { problemVariantsCalls } from './problem-variants.ts';
import { problemExchangeCalls, problemExchangeDownloads } from './problem-exchange.ts';
import { lastAcceptedCalls, problemReadingCalls, problemsCalls } from './problems.ts';
import { rankingsCalls } from './rankings.ts';
import { rejudgePreviewsCalls } from './rejudge-previews.ts';
import { remoteImportsCalls } from './remote-imports.ts';
import { adminSecondFactorCalls, secondFactorCalls } from './second-factor.ts';
import { sessionsCalls } from './sessions.ts';
import { homeCalls, siteCalls } from './site.ts';
import { adminSignInCalls, singleSignOnCalls } from './single-sign-on.ts';
import { similarityCalls, similarityDownloads } from './similarity.ts';
import { solutionsCalls } from './solutions.ts';
import { judgeActionCalls, submissionsCalls } from './submissions.ts';
import { tagsCalls } from './tags.ts';
import { trainingProgressCalls, trainingProgressDownloads, trainingsCalls } from './trainings.ts';

export const calls = {
  ...siteCalls,
  ...homeCalls,
  ...announcementCalls,
  ...switchCalls,
  ...carouselCalls,
  ...accountsCalls,
  ...membershipCalls,
  ...adminMembershipCalls,
  ...secondFactorCalls,
  ...sessionsCalls,
  ...adminSecondFactorCalls,
  ...adminUsersCalls,
  ...filesCalls,
  ...markdownUploadCalls,
  ...groupsCalls,
  ...groupAvatarCalls,
  ...groupLifecycleCalls,
  ...groupMembersCalls,
  ...groupInvitationsCalls,
  ...groupMemberImportCalls,
  ...groupAnnouncementsCalls,
  ...adminGroupsCalls,
  ...tagsCalls,
  ...adminTagsCalls,
  ...problemReadingCalls,
  ...practiceCalls,
  ...problemVariantsCalls,
  ...problemsCalls,
  ...adminProblemsCalls,
  ...adminProblemFormCalls,
  ...adminTestDataCalls,
  ...problemBatchCalls,
  ...submissionsCalls,
  ...lastAcceptedCalls,
  ...judgeActionCalls,
  ...judgingCalls,
  ...problemChecksCalls,
  ...counterExamplesCalls,
  ...similarityCalls,
  ...problemExchangeCalls,
  ...adminContestsCalls,
  ...adminContestProblemsCalls,
  ...adminContestAnnouncementsCalls,
  ...adminGroupProblemsCalls,
  ...groupProblemsCalls,
  ...groupContestsCalls,
  ...groupContestProblemsCalls,
  ...groupContestAnnouncementsCalls,
  ...adminNoticesCalls,
  ...messagesCalls,
  ...commentsCalls,
  ...contestQuestionsCalls,
  ...mentionsCalls,
  ...trainingsCalls,
  ...trainingProgressCalls,
  ...adminTrainingsCalls,
  ...trainingAdministrationCalls,
  ...groupTrainingsCalls,
  ...contestsCalls,
  ...contestAwardsCalls,
  ...contestDeskCalls,
  ...examProtectionCalls,
  ...contestRejudgeCalls,
  ...contestBoardsCalls,
  ...contestInsideCalls,
  ...contestRoomCalls,
  ...contestRevealCalls,
  ...contestSubmissionsCalls,
  ...ownProgressCalls,
  ...rankingsCalls,
  ...profilesCalls,
  ...discussionsCalls,
  ...solutionsCalls,
  ...groupDiscussionsCalls,
  ...adminDiscussionsCalls,
  ...adminRemoteCalls,
  ...rejudgePreviewsCalls,
  ...remoteImportsCalls,
  ...dashboardCalls,
  ...siteMigrationCalls,
  ...lastLoginCalls,
  ...adminStorageCalls,
  ...singleSignOnCalls,
  ...adminSignInCalls,
  ...assistantCalls,
  ...adminAssistantCalls,
};

/** Every download. */
export const downloads = {
  ...membershipDownloads,
  ...assistantDownloads,
  ...publicFileDownloads,
  ...judgingDownloads,
  ...adminUsersDownloads,
  ...problemExchangeDownloads,
  ...adminTestDataDownloads,
  ...trainingProgressDownloads,
  ...similarityDownloads,
  ...contestRoomDownloads,
  ...contestBoardDownloads,
  ...clicsDownloads,
};

/** Every event stream. */
export const streams = { ...eventStreams, ...assistantStreams };

export type Calls = typeof calls;
export {
  accountsCalls,
  adminAssistantCalls,
  assistantCalls,
  assistantDownloads,
  assistantStreams,
  adminContestAnnouncementsCalls,
  adminContestProblemsCalls,
  adminContestsCalls,
  adminDiscussionsCalls,
  adminGroupProblemsCalls,
  adminGroupsCalls,
  adminMembershipCalls,
  adminNoticesCalls,
  adminProblemFormCalls,
  adminProblemsCalls,
  adminRemoteCalls,
  adminSignInCalls,
  adminSecondFactorCalls,
  adminStorageCalls,
  adminTagsCalls,
  adminTestDataCalls,
  adminTestDataDownloads,
  adminTrainingsCalls,
  adminUsersCalls,
  adminUsersDownloads,
  announcementCalls,
  carouselCalls,
  clicsDownloads,
  commentsCalls,
  contestAwardsCalls,
  contestBoardDownloads,
  contestBoardsCalls,
  contestDeskCalls,
  examProtectionCalls,
  contestInsideCalls,
  contestQuestionsCalls,
  contestRejudgeCalls,
  contestRevealCalls,
  contestRoomCalls,
  contestRoomDownloads,
  contestSubmissionsCalls,
  contestsCalls,
  counterExamplesCalls,
  dashboardCalls,
  siteMigrationCalls,
  discussionsCalls,
  eventStreams,
  filesCalls,
  groupAnnouncementsCalls,
  groupAvatarCalls,
  groupDiscussionsCalls,
  groupInvitationsCalls,
  groupLifecycleCalls,
  groupMemberImportCalls,
  groupMembersCalls,
  groupsCalls,
  groupTrainingsCalls,
  groupContestAnnouncementsCalls,
  groupContestProblemsCalls,
  groupContestsCalls,
  groupProblemsCalls,
  homeCalls,
  judgeActionCalls,
  judgingCalls,
  judgingDownloads,
  lastAcceptedCalls,
  lastLoginCalls,
  markdownUploadCalls,
  mentionsCalls,
  membershipCalls,
  membershipDownloads,
  messagesCalls,
  ownProgressCalls,
  problemBatchCalls,
  problemChecksCalls,
  problemExchangeCalls,
  problemExchangeDownloads,
  problemReadingCalls,
  problemsCalls,
  profilesCalls,
  publicFileDownloads,
  practiceCalls,
  problemVariantsCalls,
  rankingsCalls,
  similarityCalls,
  similarityDownloads,
  singleSignOnCalls,
  rejudgePreviewsCalls,
  remoteImportsCalls,
  secondFactorCalls,
  sessionsCalls,
  siteCalls,
  solutionsCalls,
  submissionsCalls,
  switchCalls,
  tagsCalls,
  trainingAdministrationCalls,
  trainingProgressCalls,
  trainingProgressDownloads,
  trainingsCalls,
};
