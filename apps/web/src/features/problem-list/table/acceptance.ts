export interface Acceptance {
  /** Of all submissions, 0 to 100, with the two decimals that are shown. Undefined without any submission. */
  percent: number | undefined;
  text: string;
}

/** The share of submissions that were accepted. Rounded down at the top: only all of them are 100%. */
export function acceptanceOf(accepted: number, total: number): Acceptance {
  if (total <= 0) return { percent: undefined, text: '—' };
  const exact = Math.min(100, Math.max(0, (accepted / total) * 100));
  const percent = accepted < total ? Math.min(99.99, Math.round(exact * 100) / 100) : exact;
  return { percent, text: `${percent.toFixed(2)}%` };
}
