/** One measured figure with its baseline. One line of `--json`. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The baseline of the same machine, in the same unit. */
  baseline: number | null;
  /** Value to baseline, or the reverse if more is better. */
  ratio: number | null;
  budget: string;
  ok: boolean;
}

export const toJsonLine = ({ name, value, unit, baseline, ratio, budget, ok }: Measurement): string =>
  JSON.stringify({ name, value, unit, baseline, ratio, budget, ok });

export function toTextLine({ name, value, unit, baseline, ratio, budget, ok }: Measurement): string {
  const against = baseline === null ? '' : `, baseline ${formatFigure(baseline)} ${unit}`;
  const times = ratio === null ? '' : `, ratio ${ratio.toFixed(2)}`;
  return `${ok ? '✓' : '✗'} ${name.padEnd(52)} ${formatFigure(value)} ${unit} (budget ${budget}${against}${times})`;
}

const formatFigure = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
