import type { BodyOf, problemBatchCalls } from '@touchstone/contract';
import type { LockedProblems } from '../../submissions/index.ts';

export type BatchBody = BodyOf<(typeof problemBatchCalls)['POST /api/admin/problem/batch']>;
export type BatchChange = BatchBody['change'];

/** The requested change, with the locked rows that a deletion needs. */
export type PlannedChange =
  | Exclude<BatchChange, { action: 'delete' }>
  | { action: 'delete'; locked: LockedProblems };
