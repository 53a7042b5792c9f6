/** The lines of a program, cut where a colour or a shared fragment begins or ends. */
export interface ColouredRun {
  readonly from: number;
  readonly to: number;
  readonly className: string;
}

export interface FragmentPlace {
  readonly from: number;
  readonly to: number;
}

export interface CodeSegment {
  /** The offset in the program. */
  readonly from: number;
  readonly text: string;
  readonly className: string;
  /** The position of its fragment in the list; undefined outside of fragments. */
  readonly fragment: number | undefined;
}

export interface CodeLine {
  /** From 1. */
  readonly number: number;
  readonly segments: readonly CodeSegment[];
}

/** Runs and fragments do not overlap among themselves. Runs are in the order of the code; fragments in any. */
export function splitCode(
  code: string,
  runs: readonly ColouredRun[],
  fragments: readonly FragmentPlace[],
): CodeLine[] {
  const ordered = fragments.map((place, index) => ({ ...place, index })).toSorted((a, b) => a.from - b.from);
  const lines: CodeLine[] = [];
  let [runIndex, fragmentIndex, at] = [0, 0, 0];
  for (const line of code.replace(/\n$/, '').split('\n')) {
    const end = at + line.length;
    const segments: CodeSegment[] = [];
    while (at < end) {
      while ((runs[runIndex]?.to ?? Infinity) <= at) runIndex += 1;
      while ((ordered[fragmentIndex]?.to ?? Infinity) <= at) fragmentIndex += 1;
      const [run, fragment] = [runs[runIndex], ordered[fragmentIndex]];
      const to = Math.min(end, nextBorder(run, at), nextBorder(fragment, at));
      segments.push({
        from: at,
        text: code.slice(at, to),
        className: run !== undefined && run.from <= at ? run.className : '',
        fragment: fragment !== undefined && fragment.from <= at ? fragment.index : undefined,
      });
      at = to;
    }
    lines.push({ number: lines.length + 1, segments });
    at = end + 1;
  }
  return lines;
}

const nextBorder = (place: FragmentPlace | undefined, at: number): number =>
  place === undefined ? Infinity : place.from > at ? place.from : place.to;

/** First and last line of a place, counted from 0. */
export function linesOfPlace(code: string, { from, to }: FragmentPlace): { first: number; last: number } {
  const countBreaks = (end: number) => code.slice(0, end).split('\n').length - 1;
  return { first: countBreaks(from), last: countBreaks(Math.max(from, to - 1)) };
}
