/**
 * How this works
 *
 * A failure of the machine says nothing about the work: it is no verdict. Nothing in the pipeline turns one into a result; it rises
 * to the attempt, which gives the task back with its fault. Three kinds of errors are such failures: those of the sandbox, those
 * of the system (files, memory, processes), and a MachineError of whoever knows more than the error says.
 */
import type { MachineFault } from '@touchstone/contract/judge-messages';
import { SandboxError } from '@touchstone/sandbox';

export interface MachineFailure {
  readonly fault: MachineFault;
  /** For an administrator, without paths of this machine. */
  readonly detail: string;
}

export class MachineError extends Error {
  override readonly name = 'MachineError';
  readonly fault: MachineFault;
  constructor(fault: MachineFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const faultOfCode: ReadonlyMap<string, MachineFault> = new Map([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'read-only'],
  ['ENOMEM', 'memory'],
  ['ERR_MEMORY_ALLOCATION_FAILED', 'memory'],
  ['EAGAIN', 'processes'],
]);

/** The helper of the sandbox is written in C, and tells errors in the words of the C library. */
const faultOfWords: readonly (readonly [RegExp, MachineFault])[] = [
  [/No space left on device|Disk quota exceeded|ENOSPC/i, 'disk-full'],
  [/Read-only file system|EROFS/i, 'read-only'],
  [/Cannot allocate memory|ENOMEM/i, 'memory'],
  [/Resource temporarily unavailable|EAGAIN/i, 'processes'],
  [/control group|cgroup/i, 'control-groups'],
  [/cannot open .*No such file or directory/i, 'files'],
];

/**
 * The sandbox refused what it was asked for, such as a file with an impossible name. Whoever wrote the problem can cause that, so it
 * is no failure of the machine: it must not pause a judge.
 */
export const isRefusedRequest = (error: unknown): error is SandboxError =>
  error instanceof SandboxError &&
  /malformed request|is no name of a file|is too long|are longer than/.test(error.message);

/** Undefined: a fault of our own, which must not be hidden. */
export function findMachineFailure(error: unknown): MachineFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof MachineError) return { fault: error.fault, detail: describe(error.message) };
  if (isRefusedRequest(error)) return undefined;
  if (error instanceof SandboxError)
    return { fault: faultOfText(error.message) ?? 'sandbox', detail: describe(error.message) };
  if (error instanceof RangeError && /allocation failed/i.test(error.message))
    return { fault: 'memory', detail: describe(error.message) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const known = code === undefined ? undefined : faultOfCode.get(code);
  if (known !== undefined || (code !== undefined && 'syscall' in error))
    return { fault: known ?? 'files', detail: describe(error.message) };
  return findMachineFailure(error.cause);
}

export const faultOfText = (text: string): MachineFault | undefined =>
  faultOfWords.find(([words]) => words.test(text))?.[1];

const longestDetail = 2000;

const describe = (text: string): string =>
  text
    .replaceAll(/(?:\/[^\s/:'"]+)+\//g, '')
    .replaceAll('\0', '')
    .slice(0, longestDetail)
    .toWellFormed();
