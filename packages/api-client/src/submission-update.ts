/** Updates of a submission during judging, from the event stream or from polling. */
import { isUnderWay } from '@touchstone/contract/statuses';

export interface SubmissionUpdate {
  submitId: number;
  status: number;
  score: number | null;
  /** In milliseconds. */
  time: number | null;
  /** In kilobytes. */
  memory: number | null;
  judger: string | null;
  isManual: boolean | null;
  /** Only while the cases run, and only if the server counts them. */
  progress?: { judgedCases: number; totalCases: number };
}

export const isFinalUpdate = ({ status }: SubmissionUpdate): boolean => !isUnderWay(status);

const isInteger = (value: unknown): value is number => Number.isInteger(value);
const integerOrNull = (value: unknown): number | null => (isInteger(value) ? value : null);

function readProgress({ judgedCases, totalCases }: Record<string, unknown>) {
  const isKnown = isInteger(judgedCases) && isInteger(totalCases) && totalCases > 0 && judgedCases >= 0;
  return isKnown ? { progress: { judgedCases: Math.min(judgedCases, totalCases), totalCases } } : {};
}

/** Takes the known fields of an event or a polled state. Without a submission id and a status it is not an update. */
export function readUpdate(value: unknown): SubmissionUpdate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const { submitId, status, judger, isManual } = fields;
  if (!isInteger(submitId) || !isInteger(status)) return undefined;
  return {
    submitId,
    status,
    score: integerOrNull(fields['score']),
    time: integerOrNull(fields['time']),
    memory: integerOrNull(fields['memory']),
    judger: typeof judger === 'string' ? judger : null,
    isManual: typeof isManual === 'boolean' ? isManual : null,
    ...(isUnderWay(status) && readProgress(fields)),
  };
}
