import type { AssistantRefusal, PlainErrorCode } from '@touchstone/contract';

export const refusalErrors = {
  'not-configured': 'assistantNotConfigured',
  contest: 'assistantOffInContest',
  teacher: 'assistantOffByTeacher',
  remote: 'assistantOffForRemote',
  quota: 'assistantQuotaUsed',
  budget: 'assistantBudgetUsed',
  consent: 'assistantConsentMissing',
} as const satisfies Record<AssistantRefusal, PlainErrorCode>;
