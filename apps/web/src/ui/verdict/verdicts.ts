/** Every status of a submission with its word, shape and tone. */
export const verdicts = {
  '-10': { key: 'notSubmitted', tone: 'muted', shape: 'none' },
  '-5': { key: 'unknown', tone: 'muted', shape: 'question' },
  '-4': { key: 'cancelled', tone: 'muted', shape: 'slash' },
  '-3': { key: 'presentationError', tone: 'warn', shape: 'approximate' },
  '-2': { key: 'compileError', tone: 'warn', shape: 'gear' },
  '-1': { key: 'wrongAnswer', tone: 'bad', shape: 'cross' },
  '0': { key: 'accepted', tone: 'good', shape: 'check' },
  '1': { key: 'timeLimit', tone: 'bad', shape: 'clock' },
  '2': { key: 'memoryLimit', tone: 'bad', shape: 'stack' },
  '3': { key: 'runtimeError', tone: 'bad', shape: 'bolt' },
  '4': { key: 'systemError', tone: 'muted', shape: 'exclamation' },
  '5': { key: 'pending', tone: 'info', shape: 'dots' },
  '6': { key: 'compiling', tone: 'info', shape: 'dots' },
  '7': { key: 'judging', tone: 'info', shape: 'dots' },
  '8': { key: 'partial', tone: 'info', shape: 'half' },
  '9': { key: 'submitting', tone: 'info', shape: 'dots' },
  '10': { key: 'submitFailed', tone: 'muted', shape: 'exclamation' },
} as const satisfies Record<string, { key: string; tone: VerdictTone; shape: string }>;

export type VerdictTone = 'good' | 'bad' | 'warn' | 'info' | 'muted';
export type VerdictCode = keyof typeof verdicts;
export type Verdict = (typeof verdicts)[VerdictCode];
export type VerdictKey = Verdict['key'];
export type VerdictShape = Verdict['shape'];

const isVerdictCode = (code: string): code is VerdictCode => Object.hasOwn(verdicts, code);

/** An unlisted status is shown as unknown. */
export function verdictOf(status: number): Verdict {
  const code = String(status);
  return isVerdictCode(code) ? verdicts[code] : verdicts['-5'];
}

/** Pending, Compiling and Judging change later; all other statuses are final. */
export const isFinalStatus = (status: number): boolean => status < 5 || status > 7;

export const allStatuses: readonly number[] = Object.keys(verdicts)
  .map(Number)
  .toSorted((one, other) => one - other);
