/** Finds a run again whose id was not stored, in the account's own list at the site. */

/** Runs that the site made after the known one, newest first. Sites number runs in the order in which they arrive. */
export function listNewerRuns<Run extends { readonly id: string }>(
  runs: readonly Run[],
  knownId: string | null,
): readonly Run[] {
  if (knownId === null) return runs;
  const index = runs.findIndex(({ id }) => id === knownId);
  if (index >= 0) return runs.slice(0, index);
  // The known run has left the first page of the list.
  const known = toNumber(knownId);
  return runs.filter(({ id }) => {
    const number = toNumber(id);
    return number === undefined || known === undefined || number > known;
  });
}

const toNumber = (id: string) => (/^\d+$/u.test(id) ? BigInt(id) : undefined);

/** Sites change line ends and the blanks at the ends of lines, and we may have appended blanks. */
const normalize = (code: string) =>
  code
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[ \t\u00A0]+$/gmu, '')
    .trimEnd();

export const isSameCode = (one: string, other: string) => normalize(one) === normalize(other);

/**
 * Blanks that make a code different for a site that refuses the same code twice. They are at the end of the last line, where no
 * language reads them. `random` is between 0 and 1.
 */
export function appendBlanks(code: string, random: number): string {
  const bits = Math.floor(random * 2 ** 16)
    .toString(2)
    .padStart(16, '0');
  return `${code.trimEnd()}\n${bits.replaceAll('0', ' ').replaceAll('1', '\t')}`;
}
