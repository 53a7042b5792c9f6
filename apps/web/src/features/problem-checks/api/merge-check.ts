import type { WireSolutionCheck } from '@touchstone/contract';

/** Merges a partial response of the server into the known check. */
export function mergeCheck(known: WireSolutionCheck, told: WireSolutionCheck): WireSolutionCheck {
  if (told.unchanged === undefined) return told;
  const { unchanged, ...rest } = told;
  const knownCells = new Map(known.programs.map(({ id, cells }) => [id, cells]));
  const programs = told.programs.map((program) =>
    unchanged.includes(program.id)
      ? { ...program, cells: knownCells.get(program.id) ?? program.cells }
      : program,
  );
  return { ...rest, cases: known.cases, programs };
}
