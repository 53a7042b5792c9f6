/** Updates of a submission during judging, from the event stream or from polling. */
import { remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { remoteReasons, type RemoteReason } from '@touchstone/contract/remote-reasons';
import { isUnderWay } from '@touchstone/contract/statuses';

const remoteStates = ['waiting', 'sending', 'judging', 'finished'] as const;

/** How far a submission is at another judge. */
export interface RemoteRun {
  vendor: RemotePrefix;
  state: (typeof remoteStates)[number];
  /** Why it waits, or why it failed. */
  reason: RemoteReason | null;
  testNumber: number | null;
  /** The page of the run at the other site. */
  runUrl: string | null;
}

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
  /** Only of submissions to another judge. */
  remote?: RemoteRun;
}

export const isFinalUpdate = ({ status }: SubmissionUpdate): boolean => !isUnderWay(status);

const isInteger = (value: unknown): value is number => Number.isInteger(value);
const integerOrNull = (value: unknown): number | null => (isInteger(value) ? value : null);

function readProgress({ judgedCases, totalCases }: Record<string, unknown>) {
  const isKnown = isInteger(judgedCases) && isInteger(totalCases) && totalCases > 0 && judgedCases >= 0;
  return isKnown ? { progress: { judgedCases: Math.min(judgedCases, totalCases), totalCases } } : {};
}

/** Without a known vendor and state it is no run. */
export function readRemoteRun(value: unknown): RemoteRun | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const vendor = remotePrefixes.find((prefix) => prefix === fields['vendor']);
  const state = remoteStates.find((one) => one === fields['state']);
  if (vendor === undefined || state === undefined) return undefined;
  const { runUrl } = fields;
  return {
    vendor,
    state,
    reason: remoteReasons.find((reason) => reason === fields['reason']) ?? null,
    testNumber: integerOrNull(fields['testNumber']),
    runUrl: typeof runUrl === 'string' ? runUrl : null,
  };
}

/** Takes the known fields of an event or a polled state. Without a submission id and a status it is not an update. */
export function readUpdate(value: unknown): SubmissionUpdate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const { submitId, status, judger, isManual } = fields;
  if (!isInteger(submitId) || !isInteger(status)) return undefined;
  const remote = readRemoteRun(fields['remote']);
  return {
    submitId,
    status,
    score: integerOrNull(fields['score']),
    time: integerOrNull(fields['time']),
    memory: integerOrNull(fields['memory']),
    judger: typeof judger === 'string' ? judger : null,
    isManual: typeof isManual === 'boolean' ? isManual : null,
    ...(isUnderWay(status) && readProgress(fields)),
    ...(remote !== undefined && { remote }),
  };
}
