/**
 * How this works
 *
 * The judge sends a result until the server has accepted it, or says that the attempt is over: a server that restarts in
 * between loses nothing. The server accepts a result once, so a retry after a lost response is harmless. A result that the
 * server rejects is replaced by a System Error that says so; otherwise the submission would be judged again and again. A task that
 * failed with the machine is given back in the same way; a server of an earlier release does not know that, and gets a System Error.
 */
import { statuses } from '@touchstone/contract/statuses';
import type { CaseResult, FinishedPart, TaskResult } from '@touchstone/contract/judge-messages';
import type { MachineFailure } from '../machine/machine-fault.ts';
import { callGateway, type Gateway } from './call-gateway.ts';
import { pause, retryPauseMs } from './pause.ts';

const requestLimitMs = 30_000;
/** The body limit of the server; the messages of thousands of cases can exceed it. */
const largestReport = 16 * 1024 * 1024;
const shortMessage = 1024;

/** What came of an attempt. */
export type Outcome =
  | { readonly result: TaskResult }
  | { readonly kind: TaskResult['kind']; readonly failure: MachineFailure; readonly isTried: boolean };

export interface Delivery {
  readonly gateway: Gateway;
  readonly attemptId: string;
  readonly outcome: Outcome;
  readonly usedMs: number;
  /** The attempt is over for the server, or the judge stops. */
  readonly signal: AbortSignal;
  readonly onFailed: (reason: string) => void;
}

export async function deliver(delivery: Delivery): Promise<void> {
  const { signal, onFailed } = delivery;
  let { outcome } = delivery;
  let failures = 0;
  let isReplaced = false;
  while (!signal.aborted) {
    const answer = await send(delivery, outcome);
    if (answer.kind === 'answered') return;
    if (signal.aborted) return;
    onFailed(answer.reason);
    if (answer.kind === 'refused' || (answer.kind === 'rejected' && isReplaced)) return;
    if (answer.kind === 'rejected') {
      outcome = { result: replaceRejected(outcome, answer.reason) };
      isReplaced = true;
      continue;
    }
    failures += 1;
    await pause(retryPauseMs(failures), signal);
  }
}

function send({ gateway, attemptId, usedMs, signal }: Delivery, outcome: Outcome) {
  const how = { signal, limitMs: requestLimitMs };
  return 'result' in outcome
    ? callGateway(gateway, 'result', {
        body: { attemptId, result: fit(outcome.result), usedMs },
        ...how,
      })
    : callGateway(gateway, 'return', {
        body: { attemptId, ...outcome.failure, isTried: outcome.isTried },
        ...how,
      });
}

const replaceRejected = (outcome: Outcome, reason: string): TaskResult =>
  'result' in outcome
    ? systemError(outcome.result.kind, `The server rejected the result: ${reason}`)
    : systemError(outcome.kind, `The judge failed: ${outcome.failure.detail}`);

/** If the server does not take it, the silence about the attempt makes it begin again. */
export async function deliverSuspended({
  gateway,
  attemptId,
  finished,
  usedMs,
  signal,
  onFailed,
}: Omit<Delivery, 'outcome'> & { readonly finished: Omit<FinishedPart, 'usedMs'> }): Promise<void> {
  const body = { attemptId, finished: { ...finished, cases: fitCases(finished.cases), usedMs } };
  for (let failures = 1; !signal.aborted; failures += 1) {
    const answer = await callGateway(gateway, 'suspend', { body, signal, limitMs: requestLimitMs });
    if (answer.kind === 'answered' || signal.aborted) return;
    onFailed(answer.reason);
    if (answer.kind !== 'failed') return;
    await pause(retryPauseMs(failures), signal);
  }
}

export function systemError(kind: TaskResult['kind'], reason: string): TaskResult {
  const nothing = { status: statuses.systemError, timeMs: null, memoryKb: null } as const;
  switch (kind) {
    case 'submission':
      return { ...nothing, kind, score: null, errorMessage: reason, cases: [] };
    case 'test-run':
      return { ...nothing, kind, output: null, errorText: reason };
    case 'compile-checker':
      return { kind, status: statuses.systemError, message: reason };
    case 'program-check':
      return { ...nothing, kind, score: null, errorMessage: reason, cases: [], isCutShort: false };
    case 'find-failing-input':
      return {
        kind,
        outcome: 'failed',
        found: null,
        fault: 'judge',
        message: reason,
        tried: 0,
        shrinkSteps: 0,
        cpuMs: 0,
        samples: [],
      };
    default:
      return kind satisfies never;
  }
}

const fit = (result: TaskResult): TaskResult =>
  result.kind === 'submission' || result.kind === 'program-check'
    ? { ...result, cases: fitCases(result.cases) }
    : result;

function fitCases<Case extends CaseResult>(cases: Case[]): Case[] {
  const messages = cases.reduce((sum, { message }) => sum + (message?.length ?? 0), 0);
  if (messages * 2 < largestReport) return cases;
  return cases.map((one) => ({ ...one, message: one.message?.slice(0, shortMessage) ?? null }));
}
