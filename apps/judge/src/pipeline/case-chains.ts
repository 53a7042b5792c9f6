/**
 * Which case may run next. Cases of one chain run one after the other, since each may make the rest of its chain needless;
 * chains run in parallel. Without such a rule every case is a chain of its own.
 *
 * Where the first failure ends the judging, cases still run in parallel: most submissions pass most cases. A failure removes
 * the waiting cases after it, never those before it, so the first failed case is the same as in a sequential run.
 */
import type { CaseMode, JudgingCase } from '@touchstone/contract/judge-messages';

export interface CaseChains {
  readonly isDone: boolean;
  /** The most that can run at once. */
  readonly width: number;
  /** The first case that may run now; the chain is then busy until `finish`. */
  take(): JudgingCase | undefined;
  /** The case was interrupted: it waits again. */
  putBack(judged: JudgingCase): void;
  /** Tells which cases will not run; empty unless the rest is skipped. */
  finish(judged: JudgingCase, shouldSkipRest: boolean): readonly JudgingCase[];
}

interface Chain {
  readonly waiting: JudgingCase[];
  running: JudgingCase | undefined;
}

/** `finished`: by earlier attempts. */
export function chainCases(
  mode: CaseMode | 'sequential',
  cases: readonly JudgingCase[],
  finished: readonly { readonly seq: number; readonly endsChain: boolean }[] = [],
): CaseChains {
  const left = withoutFinished(mode, cases, finished);
  const chains: Chain[] = splitCases(mode, left).map((waiting) => ({ waiting, running: undefined }));
  const removeAfter = (seq: number) =>
    chains.flatMap(({ waiting }) => ((waiting[0]?.seq ?? 0) > seq ? waiting.splice(0) : []));
  const end = (judged: JudgingCase): Chain => {
    const chain = chains.find(({ running }) => running === judged);
    if (chain === undefined) throw new Error(`Case ${judged.seq} was not running.`);
    chain.running = undefined;
    return chain;
  };
  return {
    width: chains.length,
    get isDone() {
      return chains.every(({ waiting, running }) => waiting.length === 0 && running === undefined);
    },
    take() {
      const chain = chains.find(({ waiting, running }) => running === undefined && waiting.length > 0);
      if (chain !== undefined) chain.running = chain.waiting.shift();
      return chain?.running;
    },
    putBack(judged) {
      end(judged).waiting.unshift(judged);
    },
    finish(judged, shouldSkipRest) {
      const chain = end(judged);
      if (!shouldSkipRest) return [];
      return mode === 'ergodic_without_error' ? removeAfter(judged.seq) : chain.waiting.splice(0);
    },
  };
}

function splitCases(mode: CaseMode | 'sequential', cases: readonly JudgingCase[]): JudgingCase[][] {
  const inOrder = cases.toSorted((first, second) => first.seq - second.seq);
  switch (mode) {
    case 'default':
    case 'subtask_average':
    case 'ergodic_without_error':
      return inOrder.map((judged) => [judged]);
    case 'sequential':
      return [inOrder];
    case 'subtask_lowest':
      return [...Map.groupBy(inOrder, ({ group }) => group)]
        .toSorted(([first], [second]) => first - second)
        .map(([, members]) => members);
    default:
      return mode satisfies never;
  }
}

/** Skipped cases are among the finished ones, but where the first failure ends the judging. */
function withoutFinished(
  mode: CaseMode | 'sequential',
  cases: readonly JudgingCase[],
  finished: readonly { readonly seq: number; readonly endsChain: boolean }[],
): readonly JudgingCase[] {
  if (finished.length === 0) return cases;
  const seqs = new Set(finished.map(({ seq }) => seq));
  const last =
    mode === 'ergodic_without_error'
      ? Math.min(...finished.filter(({ endsChain }) => endsChain).map(({ seq }) => seq))
      : Number.POSITIVE_INFINITY;
  return cases.filter(({ seq }) => !seqs.has(seq) && seq < last);
}
