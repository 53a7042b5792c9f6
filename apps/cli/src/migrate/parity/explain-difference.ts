/** Why a submission has another verdict here than at the former site. */
import { nameOfStatus } from './status-names.ts';

export interface ParityCase {
  readonly seq: number;
  readonly status: number;
  readonly timeMs: number;
  readonly memoryKb: number;
  readonly message: string | null;
}

export interface ParityResult {
  readonly status: number;
  readonly message: string | null;
  readonly cases: readonly ParityCase[];
}

const compileError = -2;
const timeLimitExceeded = 1;
const memoryLimitExceeded = 2;
const systemError = 4;

/** Undefined if the verdicts are equal. `former` has the time that the former site measured. */
export function explainDifference(
  former: { readonly status: number; readonly timeMs: number | null },
  now: ParityResult,
  limits: { readonly timeLimitMs: number; readonly memoryLimitMb: number },
): string | undefined {
  if (former.status === now.status) return undefined;
  const verdicts = `${nameOfStatus(former.status)} there, ${nameOfStatus(now.status)} here`;
  return `${verdicts}: ${reasonOf(former, now, limits)}`;
}

function reasonOf(
  former: { readonly status: number; readonly timeMs: number | null },
  { status, message, cases }: ParityResult,
  { timeLimitMs, memoryLimitMb }: { readonly timeLimitMs: number; readonly memoryLimitMb: number },
): string {
  const deciding = cases.find((one) => one.status === status);
  const place = deciding === undefined ? '' : `case ${String(deciding.seq)}`;
  const slowestMs = Math.max(0, ...cases.map(({ timeMs }) => timeMs));
  if (status === compileError) return `the compiler here refuses it: ${firstLine(message)}`;
  if (former.status === compileError)
    return 'the compiler of the former site refused it, the one here accepts it';
  if (status === systemError) return `it could not be judged: ${firstLine(message)}`;
  if (status === timeLimitExceeded)
    return `${place} took more than ${String(timeLimitMs)} ms here; there the slowest took ${String(former.timeMs ?? 0)} ms`;
  if (former.status === timeLimitExceeded)
    return `the slowest case took ${String(slowestMs)} ms here, within the limit of ${String(timeLimitMs)} ms`;
  if (status === memoryLimitExceeded) return `${place} used more than ${String(memoryLimitMb)} MB`;
  return (
    [place, firstLine(deciding?.message ?? message)].filter((part) => part !== '').join(': ') ||
    'the test data or the checker judges it otherwise'
  );
}

const firstLine = (text: string | null): string => (text ?? '').trim().split('\n')[0]?.slice(0, 200) ?? '';
