/** The two scoreboard kinds for one time window. */
import { acmCell, acmTotal, compareAcm, type AcmCell, type AcmTotal } from './acm-standing.ts';
import type { BoardWindow } from './contest-records.ts';
import { compareOi, oiCell, oiTotal, type OiBasis, type OiCell, type OiTotal } from './oi-standing.ts';
import type { BoardKind } from './standing.ts';

export const acmBoard = (window: BoardWindow): BoardKind<AcmCell, AcmTotal> => ({
  cellOf: (records) => acmCell(records, window),
  totalOf: acmTotal,
  compare: compareAcm,
  isAwardable: ({ solved }) => solved > 0,
  solvedSecond: ({ acceptedSecond }) => acceptedSecond ?? undefined,
});

export const oiBoard = (window: BoardWindow, basis: OiBasis): BoardKind<OiCell, OiTotal> => ({
  cellOf: (records) => oiCell(records, window, basis),
  totalOf: oiTotal,
  compare: compareOi,
  isAwardable: ({ score }) => score > 0,
  // An OI scoreboard does not show first solvers.
  solvedSecond: () => undefined,
});
