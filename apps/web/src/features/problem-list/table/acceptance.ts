export interface Acceptance {
  /** Percentage of all submissions, with two decimals. Undefined without submissions. */
  percent: number | undefined;
  text: string;
}

/** The acceptance rate. Only a full acceptance is shown as 100%. */
export function acceptanceOf(accepted: number, total: number): Acceptance {
  if (total <= 0) return { percent: undefined, text: '—' };
  const exact = Math.min(100, Math.max(0, (accepted / total) * 100));
  const percent = accepted < total ? Math.min(99.99, Math.round(exact * 100) / 100) : exact;
  return { percent, text: `${percent.toFixed(2)}%` };
}
