// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  title: string;
  content: string;
  authorId: string;
  isHidden: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface AssistantConsentTable {
  userId: string;
  destination: string;
  agreedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface AssistantConversationTable {
  id: GeneratedAlways<number>;
  userId: string;
  problemId: number;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface AssistantMessageTable {
  id: GeneratedAlways<number>;
  conversationId: number;
  isAnswer: boolean;
  level: 'question' | 'concept' | 'approach' | 'pseudo-code' | 'code';
  text: ColumnType<string, string | undefined, string>;
  counterExamples: ColumnType<Json, string | undefined, string>;
  removed: ColumnType<Json, string | undefined, string>;
  state: 'waiting' | 'streaming' | 'complete' | 'stopped' | 'cut-off' | 'quota' | 'budget' | 'unavailable';
  request: ColumnType<Json | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface AssistantMonthTable {
  month: string;
  tokens: ColumnType<number, number | undefined, number>;
  costMicros: ColumnType<number, number | undefined, number>;
}

export interface AssistantSwitchTable {
  contestId: ColumnType<number | null, number | null | undefined, number | null>;
  trainingId: ColumnType<number | null, number | null | undefined, number | null>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  isOff: boolean;
  highestLevel: ColumnType<
    'question' | 'concept' | 'approach' | 'pseudo-code' | 'code' | null,
    'question' | 'concept' | 'approach' | 'pseudo-code' | 'code' | null | undefined,
    'question' | 'concept' | 'approach' | 'pseudo-code' | 'code' | null
  >;
}

export interface AssistantUsageTable {
  userId: string;
  day: string;
  questions: ColumnType<number, number | undefined, number>;
  promptTokens: ColumnType<number, number | undefined, number>;
  completionTokens: ColumnType<number, number | undefined, number>;
  costMicros: ColumnType<number, number | undefined, number>;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  actorId: ColumnType<string | null, string | null | undefined, string | null>;
  actorUsername: string;
  action: string;
  target: string;
  before: ColumnType<Json | null, string | null | undefined, string | null>;
  after: ColumnType<Json | null, string | null | undefined, string | null>;
  ip: ColumnType<string | null, string | null | undefined, string | null>;
  requestId: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface AuthenticatorAppTable {
  userId: string;
  secret: Buffer;
  createdAt: Date;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lastStep: ColumnType<number, number | undefined, number>;
}

export interface BackupRunTable {
  id: GeneratedAlways<number>;
  kind: 'backup' | 'drill';
  startedAt: Date;
  finishedAt: Date;
  target: string;
  error: ColumnType<string | null, string | null | undefined, string | null>;
  archiveBytes: ColumnType<number | null, number | null | undefined, number | null>;
  rowCount: ColumnType<number | null, number | null | undefined, number | null>;
  fileCount: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CarouselPictureTable {
  id: GeneratedAlways<number>;
  fileId: number;
  position: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ChallengeTable {
  key: string;
  kind:
    | 'captcha'
    | 'slide-puzzle'
    | 'passkey-login'
    | 'passkey-identity'
    | 'passkey-registration'
    | 'default-password';
  answer: string;
  expiresAt: Date;
}

export interface CommentTable {
  id: ColumnType<number, number | undefined, number>;
  discussionId: ColumnType<number | null, number | null | undefined, number | null>;
  contestId: ColumnType<number | null, number | null | undefined, number | null>;
  authorId: string;
  content: string;
  likeCount: ColumnType<number, number | undefined, number>;
  replyCount: ColumnType<number, number | undefined, number>;
  contestProblemId: ColumnType<number | null, number | null | undefined, number | null>;
  isPublished: ColumnType<boolean, boolean | undefined, boolean>;
  answeredAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deletedBy: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CommentLikeTable {
  commentId: number;
  userId: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ContentSweepTable {
  id: ColumnType<boolean, boolean | undefined, boolean>;
  outcome: 'done' | 'foreign' | 'asks';
  sweptAt: Date;
  totalFiles: number;
  unreferencedFiles: number;
  confirmedFiles: ColumnType<number | null, number | null | undefined, number | null>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ContestTable {
  id: ColumnType<number, number | undefined, number>;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  title: string;
  description: ColumnType<string, string | undefined, string>;
  scoring: 'acm' | 'oi';
  oiBasis: ColumnType<'recent' | 'highest', 'recent' | 'highest' | undefined, 'recent' | 'highest'>;
  audience: ColumnType<
    'public' | 'private' | 'protected',
    'public' | 'private' | 'protected' | undefined,
    'public' | 'private' | 'protected'
  >;
  password: ColumnType<string | null, string | null | undefined, string | null>;
  accountRule: ColumnType<string | null, string | null | undefined, string | null>;
  startAt: Date;
  endAt: Date;
  sealedFrom: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isUnsealedAtEnd: ColumnType<boolean, boolean | undefined, boolean>;
  isVisible: ColumnType<boolean, boolean | undefined, boolean>;
  isPrintOpen: ColumnType<boolean, boolean | undefined, boolean>;
  isBoardPublic: ColumnType<boolean, boolean | undefined, boolean>;
  isSubmittingAllowedAfterEnd: ColumnType<boolean, boolean | undefined, boolean>;
  shownName: ColumnType<
    'username' | 'nickname' | 'realname',
    'username' | 'nickname' | 'realname' | undefined,
    'username' | 'nickname' | 'realname'
  >;
  awardType: ColumnType<
    'none' | 'proportion' | 'number',
    'none' | 'proportion' | 'number' | undefined,
    'none' | 'proportion' | 'number'
  >;
  awards: ColumnType<Json, string | undefined, string>;
  clonedFrom: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  languages: ColumnType<Json | null, string | null | undefined, string | null>;
  examAddresses: ColumnType<string, string | undefined, string>;
  isSingleSession: ColumnType<boolean, boolean | undefined, boolean>;
  isAddressBound: ColumnType<boolean, boolean | undefined, boolean>;
  hasBalloonsInFreeze: ColumnType<boolean, boolean | undefined, boolean>;
  keepsTestRunsApart: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface ContestAnnouncementTable {
  id: GeneratedAlways<number>;
  contestId: number;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  content: string;
  isHidden: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ContestApiTokenTable {
  id: GeneratedAlways<number>;
  contestId: number;
  name: string;
  tokenHash: Buffer;
  createdBy: string;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ContestDeliveryTable {
  contestProblemId: number;
  userId: string;
  deliveredAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ContestParticipantTable {
  contestId: number;
  userId: string;
  enteredAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  seat: ColumnType<string | null, string | null | undefined, string | null>;
  disqualifiedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  disqualifiedReason: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ContestPrintTable {
  id: GeneratedAlways<number>;
  contestId: number;
  userId: string;
  content: string;
  isPrinted: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ContestProblemTable {
  id: GeneratedAlways<number>;
  contestId: number;
  problemId: number;
  displayId: string;
  displayTitle: string;
  color: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ContestRegistrationTable {
  contestId: number;
  userId: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ContestStaffTable {
  contestId: number;
  userId: string;
  role: 'balloons' | 'print' | 'jury';
}

export interface ContestStarTable {
  contestId: number;
  userId: string;
}

export interface CounterExampleTable {
  id: GeneratedAlways<number>;
  problemId: number;
  key: string;
  createdAt: Date;
  result: ColumnType<Json | null, string | null | undefined, string | null>;
}

export interface DiscussionTable {
  id: ColumnType<number, number | undefined, number>;
  kind: ColumnType<
    'discussion' | 'solution',
    'discussion' | 'solution' | undefined,
    'discussion' | 'solution'
  >;
  categoryId: number;
  problemId: ColumnType<number | null, number | null | undefined, number | null>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  authorId: string;
  title: string;
  description: string;
  content: string;
  isPinned: ColumnType<boolean, boolean | undefined, boolean>;
  isDisabled: ColumnType<boolean, boolean | undefined, boolean>;
  isOfficial: ColumnType<boolean, boolean | undefined, boolean>;
  viewCount: ColumnType<number, number | undefined, number>;
  likeCount: ColumnType<number, number | undefined, number>;
  commentCount: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deletedBy: ColumnType<string | null, string | null | undefined, string | null>;
  searchText: GeneratedAlways<string>;
  replyCount: ColumnType<number, number | undefined, number>;
}

export interface DiscussionCategoryTable {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface DiscussionLikeTable {
  discussionId: number;
  userId: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface DiscussionReportTable {
  id: ColumnType<number, number | undefined, number>;
  discussionId: number;
  reporterId: ColumnType<string | null, string | null | undefined, string | null>;
  content: string;
  isHandled: ColumnType<boolean, boolean | undefined, boolean>;
  action: ColumnType<
    'none' | 'disabled' | 'deleted' | 'muted' | null,
    'none' | 'disabled' | 'deleted' | 'muted' | null | undefined,
    'none' | 'disabled' | 'deleted' | 'muted' | null
  >;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  handledBy: ColumnType<string | null, string | null | undefined, string | null>;
  handledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface DiscussionViewTable {
  discussionId: number;
  viewCount: number;
}

export interface EventCounterTable {
  key: string;
  count: number;
  windowEndsAt: Date;
}

export interface ExamRefusalTable {
  contestId: number;
  userId: string;
  loginId: string;
  ip: string;
  reason: 'address-not-allowed' | 'other-device' | 'address-changed' | 'session-released';
  userAgent: string;
  attempts: ColumnType<number, number | undefined, number>;
  firstAt: Date;
  lastAt: Date;
}

export interface ExamSessionTable {
  id: GeneratedAlways<number>;
  contestId: number;
  userId: string;
  loginId: string;
  slot: string;
  ip: string;
  userAgent: string;
  enteredAt: Date;
  lastSeenAt: Date;
  lastIp: string;
  releasedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  releasedBy: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface FormerFileAddressTable {
  address: string;
  fileId: number;
}

export interface GeneratedSheetTable {
  keyHash: Buffer;
  ownerId: string;
  content: Buffer;
  expiresAt: Date;
}

export interface GroupAnnouncementTable {
  id: ColumnType<number, number | undefined, number>;
  groupId: number;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  content: ColumnType<string, string | undefined, string>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  isHidden: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface GroupInvitationTable {
  id: ColumnType<number, number | undefined, number>;
  groupId: number;
  token: string;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  expiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  maxUses: ColumnType<number | null, number | null | undefined, number | null>;
  uses: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  revokedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface GroupMemberTable {
  groupId: number;
  userId: string;
  auth: ColumnType<number, number | undefined, number>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  id: ColumnType<number, number | undefined, number>;
}

export interface IdentityProviderTable {
  id: GeneratedAlways<number>;
  slug: string;
  issuer: string;
  clientId: string;
  clientSecret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  scopes: string;
  labels: ColumnType<Json, string, string>;
  claimMapping: ColumnType<Json, string, string>;
  createsAccounts: ColumnType<boolean, boolean | undefined, boolean>;
  trustsSecondFactor: ColumnType<boolean, boolean | undefined, boolean>;
  isEnabled: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface JudgeTable {
  name: string;
  address: string;
  slots: number;
  cpuCores: number;
  cpuLoadPercent: number;
  memoryLoadPercent: number;
  languages: ColumnType<Json, string, string>;
  disabledLanguages: ColumnType<Json, string, string>;
  firstSeenAt: ColumnType<Date, Date | undefined, Date>;
  lastSeenAt: Date;
  instanceId: ColumnType<string | null, string | null | undefined, string | null>;
  previousInstanceId: ColumnType<string | null, string | null | undefined, string | null>;
  tokenId: ColumnType<number | null, number | null | undefined, number | null>;
  homeId: ColumnType<string | null, string | null | undefined, string | null>;
  machineId: ColumnType<string | null, string | null | undefined, string | null>;
  pausedBecause: ColumnType<Json | null, string | null | undefined, string | null>;
}

export interface JudgeTokenTable {
  id: GeneratedAlways<number>;
  name: string;
  tokenHash: Buffer;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  revokedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface JudgingTaskTable {
  id: GeneratedAlways<number>;
  kind: 'submission' | 'test-run' | 'compile-checker' | 'program-check' | 'find-failing-input';
  lane: 'contest' | 'ordinary' | 'test-run' | 'counter-example' | 'problem-check' | 'background';
  submissionId: ColumnType<number | null, number | null | undefined, number | null>;
  userId: ColumnType<string | null, string | null | undefined, string | null>;
  key: ColumnType<string | null, string | null | undefined, string | null>;
  payload: ColumnType<Json | null, string | null | undefined, string | null>;
  language: string;
  attempts: ColumnType<number, number | undefined, number>;
  attemptId: ColumnType<string | null, string | null | undefined, string | null>;
  judgeName: ColumnType<string | null, string | null | undefined, string | null>;
  judgeInstance: ColumnType<string | null, string | null | undefined, string | null>;
  judgeTokenId: ColumnType<number | null, number | null | undefined, number | null>;
  lastHeardAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lostAttempts: ColumnType<string, string | undefined, string>;
  result: ColumnType<Json | null, string | null | undefined, string | null>;
  createdAt: Date;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  checkProgramId: ColumnType<number | null, number | null | undefined, number | null>;
  counterExampleId: ColumnType<number | null, number | null | undefined, number | null>;
  requestId: ColumnType<string | null, string | null | undefined, string | null>;
  queueRank: ColumnType<number, number | undefined, number>;
  usedMs: ColumnType<number, number | undefined, number>;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  finishedPart: ColumnType<Json | null, string | null | undefined, string | null>;
  returns: ColumnType<number, number | undefined, number>;
  returnedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  returnedBy: ColumnType<string | null, string | null | undefined, string | null>;
  returnFault: ColumnType<string | null, string | null | undefined, string | null>;
  returnDetail: ColumnType<string | null, string | null | undefined, string | null>;
  avoidedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  heldUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface JudgingUseTable {
  lane: string;
  userId: string;
  usedMs: number;
  asOf: Date;
}

export interface LanguageTable {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  contentType: string;
  description: string;
  compileCommand: ColumnType<string | null, string | null | undefined, string | null>;
  sampleProgram: ColumnType<string | null, string | null | undefined, string | null>;
  codeTemplate: ColumnType<string | null, string | null | undefined, string | null>;
  isCheckerLanguage: ColumnType<boolean, boolean | undefined, boolean>;
  judgeSystem: ColumnType<string, string | undefined, string>;
  position: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  isMissing: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface LoginRecordTable {
  id: GeneratedAlways<number>;
  userId: string;
  ip: ColumnType<string | null, string | null | undefined, string | null>;
  userAgent: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Date;
}

export interface LoginTicketTable {
  ticketHash: Buffer;
  userId: string;
  usedPassword: boolean;
  tries: ColumnType<number, number | undefined, number>;
  expiresAt: Date;
}

export interface MailTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  state: 'queued' | 'sent' | 'kept' | 'failed';
  lastError: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MailCodeTable {
  purpose: 'register' | 'change-email' | 'reset-password';
  subject: string;
  codeHash: Buffer;
  wrongTries: ColumnType<number, number | undefined, number>;
  sentAt: Date;
  expiresAt: Date;
}

export interface MembershipCodeTable {
  id: GeneratedAlways<number>;
  batchId: number;
  codeHash: Buffer;
  encryptedCode: Buffer;
  useCount: ColumnType<number, number | undefined, number>;
}

export interface MembershipCodeBatchTable {
  id: GeneratedAlways<number>;
  kind: 'membership' | 'coupon';
  level: ColumnType<number | null, number | null | undefined, number | null>;
  days: ColumnType<number | null, number | null | undefined, number | null>;
  percentOff: ColumnType<number | null, number | null | undefined, number | null>;
  fenOff: ColumnType<number | null, number | null | undefined, number | null>;
  usesPerCode: number;
  expiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  note: ColumnType<string, string | undefined, string>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  disabledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MembershipCodeUseTable {
  codeId: number;
  userId: string;
  orderId: ColumnType<number | null, number | null | undefined, number | null>;
  usedAt: Date;
}

export interface MembershipGrantTable {
  id: GeneratedAlways<number>;
  userId: string;
  level: number;
  days: ColumnType<number | null, number | null | undefined, number | null>;
  isAnnual: ColumnType<boolean, boolean | undefined, boolean>;
  source: 'order' | 'code' | 'administrator' | 'import';
  orderId: ColumnType<number | null, number | null | undefined, number | null>;
  codeId: ColumnType<number | null, number | null | undefined, number | null>;
  grantedBy: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string, string | undefined, string>;
  grantedAt: Date;
  cancelledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  cancelledBy: ColumnType<string | null, string | null | undefined, string | null>;
  cancelNote: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface MembershipOrderTable {
  id: GeneratedAlways<number>;
  number: string;
  userId: string;
  planId: ColumnType<number | null, number | null | undefined, number | null>;
  title: string;
  titleTranslations: ColumnType<Json, string | undefined, string>;
  level: number;
  days: ColumnType<number | null, number | null | undefined, number | null>;
  isAnnual: boolean;
  priceFen: number;
  amountFen: number;
  couponId: ColumnType<number | null, number | null | undefined, number | null>;
  provider: string;
  providerReference: ColumnType<string | null, string | null | undefined, string | null>;
  state: 'created' | 'paid' | 'expired' | 'cancelled' | 'refunded';
  createdAt: Date;
  expiresAt: Date;
  paidAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  refundedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  updatedAt: Date;
  paymentCode: ColumnType<string | null, string | null | undefined, string | null>;
  providerCheckedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  providerClosedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MembershipPaymentTable {
  id: GeneratedAlways<number>;
  provider: string;
  reference: string;
  orderNumber: string;
  orderId: ColumnType<number | null, number | null | undefined, number | null>;
  amountFen: number;
  paidAt: Date;
  recordedAt: Date;
  state: 'credited' | 'held' | 'refunded';
  holdReason: ColumnType<
    'amount' | 'coupon' | 'duplicate' | 'unknown-order' | null,
    'amount' | 'coupon' | 'duplicate' | 'unknown-order' | null | undefined,
    'amount' | 'coupon' | 'duplicate' | 'unknown-order' | null
  >;
}

export interface MembershipPlanTable {
  id: GeneratedAlways<number>;
  title: string;
  titleTranslations: ColumnType<Json, string | undefined, string>;
  level: number;
  days: ColumnType<number | null, number | null | undefined, number | null>;
  isAnnual: ColumnType<boolean, boolean | undefined, boolean>;
  priceFen: number;
  position: ColumnType<number, number | undefined, number>;
  isOffered: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface MembershipRefundTable {
  id: GeneratedAlways<number>;
  paymentId: number;
  number: string;
  amountFen: number;
  state: 'requested' | 'done' | 'failed' | 'closed';
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string, string | undefined, string>;
  requestedBy: ColumnType<string | null, string | null | undefined, string | null>;
  requestedAt: Date;
  checkedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isOfProvider: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface MembershipReminderTable {
  userId: string;
  kind: 'week' | 'day' | 'ended';
  endsAt: Date;
  sentAt: Date;
}

export interface NoticeTable {
  id: GeneratedAlways<number>;
  title: string;
  content: string;
  audience: 'All' | 'Single' | 'Admin';
  recipientId: ColumnType<string | null, string | null | undefined, string | null>;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  pushedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  authorUsername: ColumnType<string | null, string | null | undefined, string | null>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  deliveredCount: ColumnType<number | null, number | null | undefined, number | null>;
  topic: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface NoticeRecipientTable {
  noticeId: number;
  recipientId: string;
}

export interface PasskeyTable {
  id: GeneratedAlways<number>;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string;
  rpId: string;
  name: string;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface PendingIdentityTable {
  ticketHash: Buffer;
  browserHash: Buffer;
  providerId: ColumnType<number | null, number | null | undefined, number | null>;
  subject: string;
  claims: ColumnType<Json, string, string>;
  expiresAt: Date;
}

export interface PracticeListTable {
  id: GeneratedAlways<number>;
  userId: string;
  tagIds: ColumnType<Json, string, string>;
  chosenDifficulty: ColumnType<number | null, number | null | undefined, number | null>;
  difficulty: number;
  size: number;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface PracticeProblemTable {
  listId: number;
  position: number;
  problemId: number;
  reason: 'warm-up' | 'level' | 'weak-topic' | 'retry' | 'stretch' | 'review';
}

export interface ProblemTable {
  id: ColumnType<number, number | undefined, number>;
  displayId: string;
  title: string;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  scoring: ColumnType<'acm' | 'oi', 'acm' | 'oi' | undefined, 'acm' | 'oi'>;
  judgeMode: ColumnType<
    'default' | 'spj' | 'interactive',
    'default' | 'spj' | 'interactive' | undefined,
    'default' | 'spj' | 'interactive'
  >;
  caseMode: ColumnType<
    'default' | 'subtask_lowest' | 'subtask_average' | 'ergodic_without_error',
    'default' | 'subtask_lowest' | 'subtask_average' | 'ergodic_without_error' | undefined,
    'default' | 'subtask_lowest' | 'subtask_average' | 'ergodic_without_error'
  >;
  timeLimitMs: ColumnType<number, number | undefined, number>;
  memoryLimitMb: ColumnType<number, number | undefined, number>;
  stackLimitMb: ColumnType<number, number | undefined, number>;
  description: ColumnType<string, string | undefined, string>;
  inputDescription: ColumnType<string, string | undefined, string>;
  outputDescription: ColumnType<string, string | undefined, string>;
  examples: ColumnType<Json, string | undefined, string>;
  hint: ColumnType<string | null, string | null | undefined, string | null>;
  source: ColumnType<string | null, string | null | undefined, string | null>;
  difficulty: ColumnType<number, number | undefined, number>;
  visibility: ColumnType<
    'public' | 'private' | 'contest',
    'public' | 'private' | 'contest' | undefined,
    'public' | 'private' | 'contest'
  >;
  fullScore: ColumnType<number, number | undefined, number>;
  isRemote: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  checkerLanguage: ColumnType<string | null, string | null | undefined, string | null>;
  checkerCode: ColumnType<string | null, string | null | undefined, string | null>;
  userExtraFiles: ColumnType<Json, string | undefined, string>;
  judgeExtraFiles: ColumnType<Json, string | undefined, string>;
  isTrailingBlankIgnored: ColumnType<boolean, boolean | undefined, boolean>;
  areCaseResultsOpen: ColumnType<boolean, boolean | undefined, boolean>;
  isCodeSharingAllowed: ColumnType<boolean, boolean | undefined, boolean>;
  inputFileName: ColumnType<string | null, string | null | undefined, string | null>;
  outputFileName: ColumnType<string | null, string | null | undefined, string | null>;
  areCasesTyped: ColumnType<boolean, boolean | undefined, boolean>;
  judgingChangedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  judgingChange: ColumnType<Json | null, string | null | undefined, string | null>;
  modifiedBy: ColumnType<string | null, string | null | undefined, string | null>;
  applicationGroupId: ColumnType<number | null, number | null | undefined, number | null>;
  applicationProgress: ColumnType<number | null, number | null | undefined, number | null>;
  archivedVisibility: ColumnType<
    'public' | 'private' | 'contest' | null,
    'public' | 'private' | 'contest' | null | undefined,
    'public' | 'private' | 'contest' | null
  >;
  caseFeedback: ColumnType<
    'none' | 'position' | 'values',
    'none' | 'position' | 'values' | undefined,
    'none' | 'position' | 'values'
  >;
  titleTranslations: ColumnType<Json, string | undefined, string>;
  searchText: GeneratedAlways<string>;
}

export interface ProblemCaseTable {
  id: GeneratedAlways<number>;
  problemId: number;
  position: number;
  groupNumber: ColumnType<number, number | undefined, number>;
  score: ColumnType<number | null, number | null | undefined, number | null>;
  inputName: string;
  inputSha256: string;
  inputBytes: number;
  answerName: string;
  answerSha256: string;
  answerBytes: number;
}

export interface ProblemCheckTable {
  id: GeneratedAlways<number>;
  problemId: number;
  kind: 'solutions' | 'submissions' | 'preview';
  startedBy: ColumnType<string | null, string | null | undefined, string | null>;
  startedAt: Date;
  conditions: ColumnType<Json, string, string>;
  candidates: ColumnType<number | null, number | null | undefined, number | null>;
  previewId: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ProblemCheckProgramTable {
  id: GeneratedAlways<number>;
  checkId: number;
  position: number;
  name: ColumnType<string | null, string | null | undefined, string | null>;
  expectedStatuses: ColumnType<Json | null, string | null | undefined, string | null>;
  submissionId: ColumnType<number | null, number | null | undefined, number | null>;
  statusBefore: ColumnType<number | null, number | null | undefined, number | null>;
  scoreBefore: ColumnType<number | null, number | null | undefined, number | null>;
  language: string;
  code: string;
  status: number;
  timeMs: ColumnType<number | null, number | null | undefined, number | null>;
  memoryKb: ColumnType<number | null, number | null | undefined, number | null>;
  score: ColumnType<number | null, number | null | undefined, number | null>;
  message: ColumnType<string | null, string | null | undefined, string | null>;
  isCutShort: ColumnType<boolean, boolean | undefined, boolean>;
  cases: ColumnType<Json, string | undefined, string>;
  updatedAt: Date;
  note: ColumnType<Json | null, string | null | undefined, string | null>;
  judgeName: ColumnType<string | null, string | null | undefined, string | null>;
  before: ColumnType<Json | null, string | null | undefined, string | null>;
  outcome: ColumnType<
    'changed' | 'rescored' | 'cases' | 'same' | 'unknown' | null,
    'changed' | 'rescored' | 'cases' | 'same' | 'unknown' | null | undefined,
    'changed' | 'rescored' | 'cases' | 'same' | 'unknown' | null
  >;
}

export interface ProblemCoAuthorTable {
  problemId: number;
  userId: string;
}

export interface ProblemCodeTemplateTable {
  id: GeneratedAlways<number>;
  problemId: number;
  languageId: number;
  code: string;
  isEnabled: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface ProblemLanguageTable {
  problemId: number;
  languageId: number;
}

export interface ProblemProgramTable {
  id: GeneratedAlways<number>;
  problemId: number;
  kind: 'generator' | 'validator';
  position: number;
  name: string;
  language: string;
  code: string;
  argumentLines: ColumnType<Json, string | undefined, string>;
  updatedAt: Date;
}

export interface ProblemRejudgeTable {
  id: GeneratedAlways<number>;
  problemId: number;
  requestedBy: ColumnType<string | null, string | null | undefined, string | null>;
  judgedBefore: Date;
  total: number;
  queued: ColumnType<number, number | undefined, number>;
  lookedUpTo: ColumnType<number, number | undefined, number>;
  lastSubmissionId: number;
  createdAt: Date;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isWithContests: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface ProblemResultCountTable {
  problemId: number;
  status: number;
  count: number;
}

export interface ProblemSolutionTable {
  id: GeneratedAlways<number>;
  problemId: number;
  position: number;
  name: string;
  language: string;
  code: string;
  expectedStatuses: ColumnType<Json, string, string>;
}

export interface ProblemTagTable {
  problemId: number;
  tagId: number;
}

export interface ProblemVariantTable {
  id: GeneratedAlways<number>;
  sourceProblemId: ColumnType<number | null, number | null | undefined, number | null>;
  requestedBy: string;
  state: 'writing' | 'checking' | 'refused' | 'waiting' | 'approved' | 'rejected' | 'cancelled';
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
  detail: ColumnType<string | null, string | null | undefined, string | null>;
  draft: ColumnType<Json | null, string | null | undefined, string | null>;
  checks: ColumnType<Json, string | undefined, string>;
  examples: ColumnType<Json, string | undefined, string>;
  cases: ColumnType<Json, string | undefined, string>;
  rejectReason: ColumnType<string | null, string | null | undefined, string | null>;
  decidedBy: ColumnType<string | null, string | null | undefined, string | null>;
  problemId: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface RecoveryCodeTable {
  userId: string;
  codeHash: Buffer;
}

export interface RejudgePreviewTable {
  id: GeneratedAlways<number>;
  problemId: ColumnType<number | null, number | null | undefined, number | null>;
  contestId: ColumnType<number | null, number | null | undefined, number | null>;
  isEverywhere: ColumnType<boolean, boolean | undefined, boolean>;
  startedBy: ColumnType<string | null, string | null | undefined, string | null>;
  startedAt: Date;
  submissionCount: number;
  judgedCount: number;
  appliedBy: ColumnType<string | null, string | null | undefined, string | null>;
  appliedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  undoneBy: ColumnType<string | null, string | null | undefined, string | null>;
  undoneAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ReminderTable {
  id: GeneratedAlways<number>;
  action: 'Discuss' | 'Reply' | 'Mention' | 'Like_Post' | 'Like_Discuss';
  recipientId: string;
  senderId: string;
  sourceId: number;
  sourceType: 'Discussion' | 'Contest';
  sourceContent: ColumnType<string | null, string | null | undefined, string | null>;
  quoteId: ColumnType<number | null, number | null | undefined, number | null>;
  quoteType: ColumnType<
    'Comment' | 'Reply' | null,
    'Comment' | 'Reply' | null | undefined,
    'Comment' | 'Reply' | null
  >;
  url: string;
  isRead: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  commentId: ColumnType<number | null, number | null | undefined, number | null>;
  replyId: ColumnType<number | null, number | null | undefined, number | null>;
  kind: GeneratedAlways<string>;
}

export interface RemoteAccountTable {
  id: GeneratedAlways<number>;
  accountKey: string;
  username: string;
  secret: Buffer;
  session: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  browserSessionAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  browserSessionFailedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isEnabled: ColumnType<boolean, boolean | undefined, boolean>;
  position: ColumnType<number, number | undefined, number>;
  leaseSubmissionId: ColumnType<number | null, number | null | undefined, number | null>;
  leaseClaim: ColumnType<string | null, string | null | undefined, string | null>;
  leaseUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  nextUseAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  usedOn: ColumnType<string | null, string | null | undefined, string | null>;
  usedCount: ColumnType<number, number | undefined, number>;
  failureCount: ColumnType<number, number | undefined, number>;
  pausedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failureCode: ColumnType<string | null, string | null | undefined, string | null>;
  failedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface RemoteFailureTable {
  id: GeneratedAlways<number>;
  vendor: string;
  accountId: ColumnType<number | null, number | null | undefined, number | null>;
  accountName: ColumnType<string | null, string | null | undefined, string | null>;
  submissionId: ColumnType<number | null, number | null | undefined, number | null>;
  step: 'login' | 'fetch' | 'submit' | 'recover' | 'poll';
  code: string;
  detail: string;
  url: ColumnType<string | null, string | null | undefined, string | null>;
  httpStatus: ColumnType<number | null, number | null | undefined, number | null>;
  snapshot: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Date;
}

export interface RemoteImportTable {
  id: GeneratedAlways<number>;
  vendor: string;
  userId: string;
  request: string;
  state: ColumnType<
    'waiting' | 'running' | 'finished' | 'cancelled',
    'waiting' | 'running' | 'finished' | 'cancelled' | undefined,
    'waiting' | 'running' | 'finished' | 'cancelled'
  >;
  trainingId: ColumnType<number | null, number | null | undefined, number | null>;
  contestId: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: Date;
  updatedAt: Date;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface RemoteImportItemTable {
  importId: number;
  position: number;
  remoteId: string;
  state: ColumnType<
    'waiting' | 'running' | 'imported' | 'present' | 'failed' | 'cancelled',
    'waiting' | 'running' | 'imported' | 'present' | 'failed' | 'cancelled' | undefined,
    'waiting' | 'running' | 'imported' | 'present' | 'failed' | 'cancelled'
  >;
  problemId: ColumnType<number | null, number | null | undefined, number | null>;
  errorCode: ColumnType<string | null, string | null | undefined, string | null>;
  errorDetail: ColumnType<string | null, string | null | undefined, string | null>;
  updatedAt: Date;
}

export interface RemoteRunTable {
  submissionId: number;
  revision: number;
  vendor: string;
  remoteProblemId: string;
  language: string;
  accountKey: string;
  accountId: ColumnType<number | null, number | null | undefined, number | null>;
  accountName: ColumnType<string | null, string | null | undefined, string | null>;
  state: ColumnType<
    'waiting' | 'sending' | 'judging' | 'finished',
    'waiting' | 'sending' | 'judging' | 'finished' | undefined,
    'waiting' | 'sending' | 'judging' | 'finished'
  >;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  priority: ColumnType<number, number | undefined, number>;
  nextStepAt: Date;
  claim: ColumnType<string | null, string | null | undefined, string | null>;
  knownRunId: ColumnType<string | null, string | null | undefined, string | null>;
  sendingAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  sendCount: ColumnType<number, number | undefined, number>;
  failureCount: ColumnType<number, number | undefined, number>;
  remoteId: ColumnType<string | null, string | null | undefined, string | null>;
  remoteUrl: ColumnType<string | null, string | null | undefined, string | null>;
  testNumber: ColumnType<number | null, number | null | undefined, number | null>;
  unknownText: ColumnType<string | null, string | null | undefined, string | null>;
  pollCount: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface RemoteVendorTable {
  key: string;
  isEnabled: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  failureCount: ColumnType<number, number | undefined, number>;
  pausedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failureCode: ColumnType<string | null, string | null | undefined, string | null>;
  failedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  nextUseAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  nextPollAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lastSuccessAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ReplyTable {
  id: ColumnType<number, number | undefined, number>;
  commentId: number;
  authorId: string;
  recipientId: string;
  quotedReplyId: ColumnType<number | null, number | null | undefined, number | null>;
  content: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deletedBy: ColumnType<string | null, string | null | undefined, string | null>;
  isPublished: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface SchemaMigrationTable {
  version: number;
  name: string;
  checksum: string;
  appliedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface SessionTable {
  tokenHash: Buffer;
  userId: string;
  issuedAt: Date;
  renewedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expiresAt: Date;
  mustChangePassword: ColumnType<boolean, boolean | undefined, boolean>;
  loginId: ColumnType<string, string | undefined, string>;
  openedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ip: ColumnType<string | null, string | null | undefined, string | null>;
  userAgent: ColumnType<string, string | undefined, string>;
  identityProvedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SignInAttemptTable {
  stateHash: Buffer;
  browserHash: Buffer;
  providerId: ColumnType<number | null, number | null | undefined, number | null>;
  purpose: 'login' | 'link' | 'test';
  userId: ColumnType<string | null, string | null | undefined, string | null>;
  nonce: string;
  codeVerifier: string;
  returnUrl: string;
  expiresAt: Date;
  isInsideApp: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface SimilarityComparisonTable {
  id: GeneratedAlways<number>;
  contestId: ColumnType<number | null, number | null | undefined, number | null>;
  trainingId: ColumnType<number | null, number | null | undefined, number | null>;
  problemId: ColumnType<number | null, number | null | undefined, number | null>;
  choice: 'best' | 'last';
  threshold: number;
  families: ColumnType<Json, string, string>;
  problemIds: ColumnType<Json, string, string>;
  ignored: ColumnType<Json, string, string>;
  state: ColumnType<
    'waiting' | 'running' | 'finished' | 'failed',
    'waiting' | 'running' | 'finished' | 'failed' | undefined,
    'waiting' | 'running' | 'finished' | 'failed'
  >;
  done: ColumnType<number, number | undefined, number>;
  total: ColumnType<number, number | undefined, number>;
  tooShort: ColumnType<number, number | undefined, number>;
  omitted: ColumnType<number, number | undefined, number>;
  startedBy: ColumnType<string | null, string | null | undefined, string | null>;
  startedAt: Date;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SimilarityPairTable {
  id: GeneratedAlways<number>;
  comparisonId: number;
  leftId: number;
  rightId: number;
  similarity: number;
  longestFragment: number;
  mark: ColumnType<
    'fine' | 'discuss' | null,
    'fine' | 'discuss' | null | undefined,
    'fine' | 'discuss' | null
  >;
  note: ColumnType<string, string | undefined, string>;
  markedBy: ColumnType<string | null, string | null | undefined, string | null>;
  markedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SimilarityProgramTable {
  id: GeneratedAlways<number>;
  comparisonId: number;
  submissionId: number;
}

export interface SiteMigrationTable {
  source: 'hoj' | 'qduoj' | 'hydro';
  state: 'running' | 'finished' | 'failed';
  error: ColumnType<string | null, string | null | undefined, string | null>;
  startedAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  parity: ColumnType<Json | null, string | null | undefined, string | null>;
}

export interface SiteMigrationFindingTable {
  id: GeneratedAlways<number>;
  source: string;
  step: string;
  rowKey: string;
  isBroken: boolean;
  code: string;
  detail: string;
}

export interface SiteMigrationStepTable {
  source: string;
  name: string;
  position: number;
  total: number;
  cursor: ColumnType<string | null, string | null | undefined, string | null>;
  isFinished: ColumnType<boolean, boolean | undefined, boolean>;
  rowsRead: ColumnType<number, number | undefined, number>;
  rowsMoved: ColumnType<number, number | undefined, number>;
  rowsSkipped: ColumnType<number, number | undefined, number>;
  rowsBroken: ColumnType<number, number | undefined, number>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface SiteSettingTable {
  key: string;
  value: ColumnType<Json, string, string>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface SolvedProblemTable {
  userId: string;
  problemId: number;
  submissionId: number;
  solvedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface StagedTestCaseTable {
  token: string;
  position: number;
  inputName: string;
  inputSha256: string;
  inputBytes: number;
  answerName: string;
  answerSha256: string;
  answerBytes: number;
}

export interface StagedTestDataTable {
  token: string;
  ownerId: string;
  archiveName: string;
  createdAt: Date;
}

export interface StoredFileTable {
  id: GeneratedAlways<number>;
  sha256: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  purpose: string;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface SubmissionTable {
  id: GeneratedAlways<number>;
  problemId: number;
  userId: string;
  contestId: ColumnType<number | null, number | null | undefined, number | null>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  language: string;
  code: string;
  codeLength: number;
  status: number;
  score: ColumnType<number | null, number | null | undefined, number | null>;
  oiRankScore: ColumnType<number | null, number | null | undefined, number | null>;
  timeMs: ColumnType<number | null, number | null | undefined, number | null>;
  memoryKb: ColumnType<number | null, number | null | undefined, number | null>;
  errorMessage: ColumnType<string | null, string | null | undefined, string | null>;
  isShared: ColumnType<boolean, boolean | undefined, boolean>;
  isManual: ColumnType<boolean, boolean | undefined, boolean>;
  judgeName: ColumnType<string | null, string | null | undefined, string | null>;
  ip: ColumnType<string | null, string | null | undefined, string | null>;
  submittedAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  version: ColumnType<number, number | undefined, number>;
  contestProblemId: ColumnType<number | null, number | null | undefined, number | null>;
  trainingId: ColumnType<number | null, number | null | undefined, number | null>;
  judgedAsOf: ColumnType<Date | null, Date | null | undefined, Date | null>;
  note: ColumnType<Json | null, string | null | undefined, string | null>;
}

export interface SubmissionCaseTable {
  submissionId: number;
  seq: number;
  caseId: number;
  groupNumber: number;
  status: number;
  timeMs: number;
  memoryKb: number;
  score: ColumnType<number | null, number | null | undefined, number | null>;
  inputName: string;
  answerName: string;
  message: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<Json | null, string | null | undefined, string | null>;
}

export interface SubmissionKeyTable {
  userId: string;
  key: string;
  submissionId: number;
  createdAt: Date;
}

export interface TagTable {
  id: GeneratedAlways<number>;
  name: string;
  color: ColumnType<string | null, string | null | undefined, string | null>;
  judgeSystem: ColumnType<string, string | undefined, string>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  classificationId: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  nameTranslations: ColumnType<Json, string | undefined, string>;
}

export interface TagClassificationTable {
  id: GeneratedAlways<number>;
  name: string;
  judgeSystem: ColumnType<string, string | undefined, string>;
  position: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  nameTranslations: ColumnType<Json, string | undefined, string>;
}

export interface TrainingTable {
  id: ColumnType<number, number | undefined, number>;
  title: string;
  titleTranslations: ColumnType<Json, string | undefined, string>;
  description: ColumnType<string, string | undefined, string>;
  descriptionTranslations: ColumnType<Json, string | undefined, string>;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  categoryId: ColumnType<number | null, number | null | undefined, number | null>;
  visibility: ColumnType<'public' | 'private', 'public' | 'private' | undefined, 'public' | 'private'>;
  password: ColumnType<string | null, string | null | undefined, string | null>;
  isListed: ColumnType<boolean, boolean | undefined, boolean>;
  rank: ColumnType<number, number | undefined, number>;
  dueAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  latePercent: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface TrainingCategoryTable {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  color: string;
  groupId: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface TrainingCellTable {
  trainingId: number;
  userId: string;
  problemId: number;
  status: number;
  score: number;
  runTimeMs: ColumnType<number | null, number | null | undefined, number | null>;
  attempts: number;
  acceptedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isLate: boolean;
  lastSubmittedAt: Date;
  submissionId: number;
}

export interface TrainingParticipantTable {
  trainingId: number;
  userId: string;
  registeredAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  isDisabled: ColumnType<boolean, boolean | undefined, boolean>;
  solved: ColumnType<number, number | undefined, number>;
  late: ColumnType<number, number | undefined, number>;
  score: ColumnType<number, number | undefined, number>;
  attempts: ColumnType<number, number | undefined, number>;
  totalRunTimeMs: ColumnType<number, number | undefined, number>;
  lastSubmittedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TrainingProblemTable {
  id: GeneratedAlways<number>;
  trainingId: number;
  problemId: number;
  rank: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

export interface UserAccountTable {
  id: string;
  username: string;
  passwordHash: ColumnType<string | null, string | null | undefined, string | null>;
  roleCode: ColumnType<number, number | undefined, number>;
  isBanned: ColumnType<boolean, boolean | undefined, boolean>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  socialOpenId: ColumnType<string | null, string | null | undefined, string | null>;
  nickname: ColumnType<string | null, string | null | undefined, string | null>;
  realname: ColumnType<string | null, string | null | undefined, string | null>;
  studentNumber: ColumnType<string | null, string | null | undefined, string | null>;
  gender: ColumnType<
    'male' | 'female' | 'secrecy',
    'male' | 'female' | 'secrecy' | undefined,
    'male' | 'female' | 'secrecy'
  >;
  school: ColumnType<string | null, string | null | undefined, string | null>;
  course: ColumnType<string | null, string | null | undefined, string | null>;
  signature: ColumnType<string | null, string | null | undefined, string | null>;
  github: ColumnType<string | null, string | null | undefined, string | null>;
  blog: ColumnType<string | null, string | null | undefined, string | null>;
  codeforcesUsername: ColumnType<string | null, string | null | undefined, string | null>;
  avatarUrl: ColumnType<string | null, string | null | undefined, string | null>;
  titleName: ColumnType<string | null, string | null | undefined, string | null>;
  titleColor: ColumnType<string | null, string | null | undefined, string | null>;
  rating: ColumnType<number | null, number | null | undefined, number | null>;
  memberStatus: ColumnType<number, number | undefined, number>;
  isAnnualMember: ColumnType<boolean, boolean | undefined, boolean>;
  memberExpiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  level: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  hasDefaultPassword: ColumnType<boolean, boolean | undefined, boolean>;
  hasSecondFactor: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface UserGroupTable {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  name: string;
  shortName: string;
  brief: ColumnType<string, string | undefined, string>;
  description: ColumnType<string, string | undefined, string>;
  avatar: ColumnType<string | null, string | null | undefined, string | null>;
  access: 'public' | 'protected' | 'private';
  code: ColumnType<string | null, string | null | undefined, string | null>;
  isVisible: ColumnType<boolean, boolean | undefined, boolean>;
  isBanned: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  banReason: ColumnType<string | null, string | null | undefined, string | null>;
  bannedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  disbandedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface UserIdentityTable {
  providerId: number;
  issuer: string;
  subject: string;
  userId: string;
  displayName: ColumnType<string | null, string | null | undefined, string | null>;
  grantedRoleCode: ColumnType<number | null, number | null | undefined, number | null>;
  grantedGroupIds: ColumnType<Json, string | undefined, string>;
  linkedAt: Date;
  lastLoginAt: Date;
}

export interface UserNoticeTable {
  id: GeneratedAlways<number>;
  noticeId: number;
  recipientId: string;
  kind: 'Sys' | 'Mine';
  isRead: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

export interface UserStatisticTable {
  userId: string;
  isRanked: ColumnType<boolean, boolean | undefined, boolean>;
  solvedCount: ColumnType<number, number | undefined, number>;
  publicSubmissionCount: ColumnType<number, number | undefined, number>;
  submissionCount: ColumnType<number, number | undefined, number>;
  oiScore: ColumnType<number, number | undefined, number>;
}

export interface Tables {
  announcement: AnnouncementTable;
  assistantConsent: AssistantConsentTable;
  assistantConversation: AssistantConversationTable;
  assistantMessage: AssistantMessageTable;
  assistantMonth: AssistantMonthTable;
  assistantSwitch: AssistantSwitchTable;
  assistantUsage: AssistantUsageTable;
  auditLog: AuditLogTable;
  authenticatorApp: AuthenticatorAppTable;
  backupRun: BackupRunTable;
  carouselPicture: CarouselPictureTable;
  challenge: ChallengeTable;
  comment: CommentTable;
  commentLike: CommentLikeTable;
  contentSweep: ContentSweepTable;
  contest: ContestTable;
  contestAnnouncement: ContestAnnouncementTable;
  contestApiToken: ContestApiTokenTable;
  contestDelivery: ContestDeliveryTable;
  contestParticipant: ContestParticipantTable;
  contestPrint: ContestPrintTable;
  contestProblem: ContestProblemTable;
  contestRegistration: ContestRegistrationTable;
  contestStaff: ContestStaffTable;
  contestStar: ContestStarTable;
  counterExample: CounterExampleTable;
  discussion: DiscussionTable;
  discussionCategory: DiscussionCategoryTable;
  discussionLike: DiscussionLikeTable;
  discussionReport: DiscussionReportTable;
  discussionView: DiscussionViewTable;
  eventCounter: EventCounterTable;
  examRefusal: ExamRefusalTable;
  examSession: ExamSessionTable;
  formerFileAddress: FormerFileAddressTable;
  generatedSheet: GeneratedSheetTable;
  groupAnnouncement: GroupAnnouncementTable;
  groupInvitation: GroupInvitationTable;
  groupMember: GroupMemberTable;
  identityProvider: IdentityProviderTable;
  judge: JudgeTable;
  judgeToken: JudgeTokenTable;
  judgingTask: JudgingTaskTable;
  judgingUse: JudgingUseTable;
  language: LanguageTable;
  loginRecord: LoginRecordTable;
  loginTicket: LoginTicketTable;
  mail: MailTable;
  mailCode: MailCodeTable;
  membershipCode: MembershipCodeTable;
  membershipCodeBatch: MembershipCodeBatchTable;
  membershipCodeUse: MembershipCodeUseTable;
  membershipGrant: MembershipGrantTable;
  membershipOrder: MembershipOrderTable;
  membershipPayment: MembershipPaymentTable;
  membershipPlan: MembershipPlanTable;
  membershipRefund: MembershipRefundTable;
  membershipReminder: MembershipReminderTable;
  notice: NoticeTable;
  noticeRecipient: NoticeRecipientTable;
  passkey: PasskeyTable;
  pendingIdentity: PendingIdentityTable;
  practiceList: PracticeListTable;
  practiceProblem: PracticeProblemTable;
  problem: ProblemTable;
  problemCase: ProblemCaseTable;
  problemCheck: ProblemCheckTable;
  problemCheckProgram: ProblemCheckProgramTable;
  problemCoAuthor: ProblemCoAuthorTable;
  problemCodeTemplate: ProblemCodeTemplateTable;
  problemLanguage: ProblemLanguageTable;
  problemProgram: ProblemProgramTable;
  problemRejudge: ProblemRejudgeTable;
  problemResultCount: ProblemResultCountTable;
  problemSolution: ProblemSolutionTable;
  problemTag: ProblemTagTable;
  problemVariant: ProblemVariantTable;
  recoveryCode: RecoveryCodeTable;
  rejudgePreview: RejudgePreviewTable;
  reminder: ReminderTable;
  remoteAccount: RemoteAccountTable;
  remoteFailure: RemoteFailureTable;
  remoteImport: RemoteImportTable;
  remoteImportItem: RemoteImportItemTable;
  remoteRun: RemoteRunTable;
  remoteVendor: RemoteVendorTable;
  reply: ReplyTable;
  schemaMigration: SchemaMigrationTable;
  session: SessionTable;
  signInAttempt: SignInAttemptTable;
  similarityComparison: SimilarityComparisonTable;
  similarityPair: SimilarityPairTable;
  similarityProgram: SimilarityProgramTable;
  siteMigration: SiteMigrationTable;
  siteMigrationFinding: SiteMigrationFindingTable;
  siteMigrationStep: SiteMigrationStepTable;
  siteSetting: SiteSettingTable;
  solvedProblem: SolvedProblemTable;
  stagedTestCase: StagedTestCaseTable;
  stagedTestData: StagedTestDataTable;
  storedFile: StoredFileTable;
  submission: SubmissionTable;
  submissionCase: SubmissionCaseTable;
  submissionKey: SubmissionKeyTable;
  tag: TagTable;
  tagClassification: TagClassificationTable;
  training: TrainingTable;
  trainingCategory: TrainingCategoryTable;
  trainingCell: TrainingCellTable;
  trainingParticipant: TrainingParticipantTable;
  trainingProblem: TrainingProblemTable;
  userAccount: UserAccountTable;
  userGroup: UserGroupTable;
  userIdentity: UserIdentityTable;
  userNotice: UserNoticeTable;
  userStatistic: UserStatisticTable;
}
