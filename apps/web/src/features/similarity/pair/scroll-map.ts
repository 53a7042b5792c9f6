/**
 * Two programs scroll together: inside a shared fragment its lines stay side by side, and between two fragments the position
 * is interpolated. Fragments may be in another order on the other side; then the other side scrolls back.
 */
export interface LineRange {
  /** From the first line on. */
  readonly from: number;
  /** After the last line. */
  readonly to: number;
}

export interface MatchedLines {
  readonly here: LineRange;
  readonly there: LineRange;
}

/** Lines may be fractions. */
export function mapLine(
  line: number,
  matches: readonly MatchedLines[],
  counts: { readonly here: number; readonly there: number },
): number {
  const anchors = [
    { here: 0, there: 0 },
    ...matches
      .toSorted((a, b) => a.here.from - b.here.from)
      .flatMap(({ here, there }) => [
        { here: here.from, there: there.from },
        { here: here.to, there: there.to },
      ]),
    { here: counts.here, there: counts.there },
  ];
  const next = anchors.findIndex(({ here }) => here > line);
  const [before, after] = next <= 0 ? [anchors.at(-1), anchors.at(-1)] : [anchors[next - 1], anchors[next]];
  if (before === undefined || after === undefined) return line;
  const length = after.here - before.here;
  const share = length <= 0 ? 0 : (line - before.here) / length;
  return before.there + share * (after.there - before.there);
}
