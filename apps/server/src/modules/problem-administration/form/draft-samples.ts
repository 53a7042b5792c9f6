import type { ProblemDraft } from '@touchstone/contract';
import { callError } from '../../../platform/errors/call-error.ts';
import type { StoredCase } from '../../problems/index.ts';

export type Sample = NonNullable<ProblemDraft['samples']>[number];
export type NumberedCase = StoredCase & { id: number };

/** Samples of ACM problems may carry values that are no valid score. They are ignored. */
export const scoreOf = ({ score }: Sample) =>
  typeof score === 'number' && Number.isInteger(score) && score >= 0 ? score : null;
export const groupOf = ({ groupNum }: Sample) =>
  typeof groupNum === 'number' && Number.isInteger(groupNum) && groupNum >= 1 ? groupNum : 1;

export const unknownCase = ({ id, input }: Sample) =>
  callError('problemCaseUnknown', { name: input ?? String(id ?? '') });
