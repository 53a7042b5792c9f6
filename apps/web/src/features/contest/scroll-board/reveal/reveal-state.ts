/** The state of the reveal after a number of steps. A step changes one row and can be undone. Pure. */
import { acmTotal, compareAcm, type AcmCell, type AcmTotal } from '@touchstone/rules/contests/acm-standing';
import { frozenOrder, type Medal, type RevealStep } from '@touchstone/rules/contests/reveal-steps';
import type { RevealPlan } from './build-plan.ts';

export interface StandingNow {
  readonly cells: ReadonlyMap<string, AcmCell>;
  readonly total: AcmTotal;
}

export interface Settled {
  readonly rank: number | null;
  readonly medal: Medal | null;
}

export interface RevealState {
  /** Number of steps done. */
  readonly done: number;
  /** Best first. */
  readonly order: readonly string[];
  readonly standings: ReadonlyMap<string, StandingNow>;
  readonly settled: ReadonlyMap<string, Settled>;
}

export const initialState = ({ rows }: RevealPlan): RevealState => ({
  done: 0,
  order: frozenOrder(rows).map(({ contestantId }) => contestantId),
  standings: new Map(
    rows.map((row) => [row.contestantId, { cells: row.frozen, total: acmTotal(row.frozen.values()) }]),
  ),
  settled: new Map(),
});

type OpenStep = Extract<RevealStep, { kind: 'open' }>;

export function nextState(plan: RevealPlan, state: RevealState): RevealState {
  const step = plan.steps[state.done];
  if (step === undefined) return state;
  const done = state.done + 1;
  if (step.kind === 'settle') {
    const { rank, medal } = step;
    return { ...state, done, settled: new Map(state.settled).set(step.contestantId, { rank, medal }) };
  }
  return {
    ...state,
    done,
    order: moveRow(state.order, step.from, step.to),
    standings: withCell(state.standings, step, cellOf(plan, step, 'final')),
  };
}

export function previousState(plan: RevealPlan, state: RevealState): RevealState {
  const done = state.done - 1;
  const step = plan.steps[done];
  if (step === undefined) return state;
  if (step.kind === 'settle') {
    const settled = new Map(state.settled);
    settled.delete(step.contestantId);
    return { ...state, done, settled };
  }
  return {
    ...state,
    done,
    order: moveRow(state.order, step.to, step.from),
    standings: withCell(state.standings, step, cellOf(plan, step, 'frozen')),
  };
}

const cellOf = ({ rows }: RevealPlan, { contestantId, problem }: OpenStep, side: 'frozen' | 'final') =>
  rows.find((row) => row.contestantId === contestantId)?.[side].get(problem);

function moveRow(order: readonly string[], from: number, to: number): readonly string[] {
  if (from === to) return order;
  const moved = [...order];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

function withCell(
  standings: RevealState['standings'],
  { contestantId, problem }: OpenStep,
  cell: AcmCell | undefined,
): RevealState['standings'] {
  const cells = new Map(standings.get(contestantId)?.cells);
  if (cell === undefined) cells.delete(problem);
  else cells.set(problem, cell);
  return new Map(standings).set(contestantId, { cells, total: acmTotal(cells.values()) });
}

/** The current rank of each row. Stars have none, and ties share a rank. */
export function ranksNow({ order, standings }: RevealState, isStar: (id: string) => boolean) {
  const ranks = new Map<string, number>();
  let [count, rank] = [0, 0];
  let above: AcmTotal | undefined;
  for (const id of order) {
    const total = standings.get(id)?.total;
    if (total === undefined || isStar(id)) continue;
    count += 1;
    if (above === undefined || compareAcm(above, total) !== 0) rank = count;
    above = total;
    ranks.set(id, rank);
  }
  return ranks;
}
