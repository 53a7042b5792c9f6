import type { BodyOf, problemBatchCalls } from '@touchstone/contract';

export type BatchBody = BodyOf<(typeof problemBatchCalls)['POST /api/admin/problem/batch']>;
export type BatchChange = BatchBody['change'];
