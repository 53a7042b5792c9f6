import { membershipLimits } from '@touchstone/contract/membership-limits';
import { parseLocalMoment } from '../../../lib/local-moment.ts';
import { parseYuan } from '../../../lib/money.ts';
import type { CodeBatch, SentBatch } from '../api/codes.ts';
import { isLengthValid, isWholeNumber, toDays, type LengthValues } from '../length-field.tsx';

export interface BatchValues {
  kind: CodeBatch['kind'];
  level: number;
  length: LengthValues;
  percentOff: number | string;
  /** In yuan, as typed. */
  amountOff: number | string;
  count: number | string;
  usesPerCode: number | string;
  /** Of a datetime-local field; empty: no expiry. */
  expiresAt: string;
  note: string;
}

export const newBatch: BatchValues = {
  kind: 'membership',
  level: 1,
  length: { isEndless: false, days: 30 },
  percentOff: 20,
  amountOff: '',
  count: 10,
  usesPerCode: 1,
  expiresAt: '',
  note: '',
};

export type BatchProblem = 'length' | 'percentOff' | 'amountOff' | 'count' | 'usesPerCode' | 'expiresAt';

const isAmountValid = (amount: number | string) => {
  const fen = parseYuan(amount);
  return fen >= 1 && fen <= membershipLimits.priceMaximumFen && Math.abs(Number(amount) * 100 - fen) < 1e-6;
};

/** Fields of other kinds are not checked. */
export function listBatchProblems(values: BatchValues, nowMs: number): BatchProblem[] {
  const isOk: Record<BatchProblem, boolean> = {
    length: values.kind !== 'membership' || isLengthValid(values.length),
    percentOff: values.kind !== 'percent' || isWholeNumber(values.percentOff, 1, 100),
    amountOff: values.kind !== 'amount' || isAmountValid(values.amountOff),
    count: isWholeNumber(values.count, 1, membershipLimits.codesPerBatch),
    usesPerCode: isWholeNumber(values.usesPerCode, 1, membershipLimits.usesPerCode),
    expiresAt: values.expiresAt === '' || parseLocalMoment(values.expiresAt) > nowMs,
  };
  return (Object.keys(isOk) as BatchProblem[]).filter((field) => !isOk[field]);
}

export function toSentBatch(values: BatchValues): SentBatch {
  const common = {
    count: Number(values.count),
    usesPerCode: Number(values.usesPerCode),
    expiresAt: values.expiresAt === '' ? null : new Date(parseLocalMoment(values.expiresAt)).toISOString(),
    note: values.note.trim(),
  };
  switch (values.kind) {
    case 'membership':
      return { ...common, kind: 'membership', level: values.level, days: toDays(values.length) };
    case 'percent':
      return { ...common, kind: 'percent', percentOff: Number(values.percentOff) };
    case 'amount':
      return { ...common, kind: 'amount', fenOff: parseYuan(values.amountOff) };
    default:
      return values.kind satisfies never;
  }
}

export type BatchState = 'active' | 'expired' | 'disabled';

export function stateOf(
  { disabledAt, expiresAt }: { disabledAt: Date | null; expiresAt: Date | null },
  nowMs: number,
): BatchState {
  if (disabledAt !== null) return 'disabled';
  return expiresAt !== null && expiresAt.getTime() <= nowMs ? 'expired' : 'active';
}
