export * from './account-limits.ts';
export * from './assistant-limits.ts';
export * from './calls/index.ts';
export * from './community-limits.ts';
export * from './contest-form.ts';
export * from './contest-limits.ts';
export * from './counter-example-limits.ts';
export * from './define-calls.ts';
export * from './discussion-limits.ts';
export * from './envelope.ts';
export * from './errors/index.ts';
export * from './file-limits.ts';
export * from './group-limits.ts';
export * from './group-member-import.ts';
export * from './group-standings.ts';
export * from './judging-aspects.ts';
export * from './locales.ts';
export * from './membership-limits.ts';
export * from './practice.ts';
export * from './variant-limits.ts';
export * from './problem-form.ts';
export * from './problem-check-limits.ts';
export * from './similarity-limits.ts';
export * from './problem-limits.ts';
export * from './notice-limits.ts';
export * from './problem-types.ts';
export * from './remote-import-limits.ts';
export * from './remote-reasons.ts';
export * from './roles.ts';
export * from './sign-on-limits.ts';
export * from './second-factor-limits.ts';
export * from './site-limits.ts';
export * from './training-form.ts';
export * from './training-limits.ts';
export * from './training-matrix.ts';
export * from './user-batches.ts';
export { makePage, toWireDate, type PageOf } from './wire.ts';
export type { AdministeredContestProblem } from './calls/admin-contest-problems.ts';
export type {
  AdministeredContest,
  AdministeredContestForm,
  ListedAdministeredContest,
  SentContest,
} from './calls/admin-contests.ts';
export type { AdministeredProblemForm, ProblemDraft, WireProblemCase } from './calls/admin-problem-form.ts';
export type { AdministeredGroupProblem, GroupProblemDraft } from './calls/group-problems.ts';
export type { WireRemoteAccount, WireRemoteFailure, WireRemoteVendor } from './calls/admin-remote.ts';
export {
  refreshedFields,
  remoteImportWarnings,
  type RefreshedField,
  type RemoteImportWarning,
} from './calls/remote-imports.ts';
export type {
  AnswerEvents,
  AssistantMessage,
  AssistantStateOnWire,
  VerifiedCounterExample,
} from './calls/assistant.ts';
export type { BatchRefusal } from './calls/admin-problems.ts';
export type { VariantCheck, WireVariant } from './calls/problem-variants.ts';
export { variantDraft, type VariantDraft, type VariantProgram } from './shapes/variant.ts';
export type { PracticeList } from './calls/practice.ts';
export {
  ownProblemStatuses,
  problemSorts,
  type OwnProblemStatus,
  type ProblemSort,
} from './calls/problems.ts';
export type { AdministeredClassification, AdministeredTag } from './calls/admin-tags.ts';
export type { ListedTag } from './calls/tags.ts';
export type { WireDiscussionReport } from './calls/admin-discussions.ts';
export { solutionLockReasons, type SolutionLockReason } from './calls/solutions.ts';
export type { DiscussionCategory, WireDiscussion, WireDiscussionDetail } from './shapes/discussion.ts';
export type {
  IdentityProof,
  PasskeyAssertion,
  PasskeyAttestation,
  SecondStepProof,
} from './calls/second-factor.ts';
export type { AdminUser } from './calls/admin-users.ts';
export type { AcmRankRow, OiRankRow } from './calls/contest-boards.ts';
export type {
  ContestEvent,
  ContestQuestionsEvent,
  DiscussionEvent,
  GroupEvent,
  LiveEventData,
  MessagesEvent,
  SubmissionEvent,
  TrainingEvent,
} from './calls/events.ts';
export type { AdministeredGroup } from './calls/admin-groups.ts';
export type { GroupInvitation, GroupMember } from './calls/group-members.ts';
export type { GroupRankRow, ListedGroup } from './calls/groups.ts';
export type { JudgeHeartbeat } from './calls/judging.ts';
export type {
  WireCell,
  WireCheckedProgram,
  WireSolution,
  WireSolutionCheck,
  WireTrial,
} from './calls/problem-checks.ts';
export {
  counterExampleReasons,
  counterExampleStates,
  type CounterExampleReason,
  type WireCounterExample,
  type WireInputProgram,
  type WireProgramTrial,
} from './calls/counter-examples.ts';
export type {
  WireComparedPair,
  WireComparedProgram,
  WireSimilarPair,
  WireSimilarityResult,
  WireSimilaritySummary,
} from './calls/similarity.ts';
export type { RankRow } from './calls/rankings.ts';
export type {
  WireListedPreview,
  WirePreview,
  WirePreviewBoardRow,
  WirePreviewChange,
  WirePreviewPerson,
  WirePreviewResult,
} from './calls/rejudge-previews.ts';
export { claimMapping, type AdministeredProvider, type ClaimMapping } from './calls/single-sign-on.ts';
export type { SentTraining } from './calls/admin-trainings.ts';
export {
  matrixFilter,
  type MatrixRow,
  type OwnTrainingProgress,
  type TrainingMatrixProblem,
  type TrainingRankRow,
} from './calls/trainings.ts';
export type { WireComment, WireReply } from './shapes/comment.ts';
export type { WireContest } from './shapes/contest.ts';
export type { Group } from './shapes/group.ts';
export {
  levelBenefits,
  lockedTraining,
  type LevelBenefits,
  type LockedTraining,
  type MembershipLock,
  type MembershipOrder,
} from './shapes/membership.ts';
export type { Outcome, OutcomeWithUser } from './shapes/outcome.ts';
export type {
  CodeTemplate,
  ProblemCount,
  ProblemInfo,
  Tag,
  TagClassification,
  WireProblemRow,
} from './shapes/problem.ts';
export type { WireRemoteRun } from './shapes/remote-run.ts';
export type { Judge, JudgeCase, JudgeRow, SubTask } from './shapes/submission.ts';
export type {
  AdministeredTraining,
  ListedAdministeredTraining,
  TrainingCategory,
  TrainingProblem,
  WireTraining,
  WireTrainingCell,
} from './shapes/training.ts';
export type { UserInfo } from './shapes/user-info.ts';
export * from './judge-messages.ts';
export * from './case-feedback.ts';
export * from './judge-notes.ts';
export * from './statuses.ts';
export * from './rejudge-preview-limits.ts';
