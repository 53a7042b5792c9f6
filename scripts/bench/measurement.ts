/** One measured figure with what it is compared to. `budget` is for the value, in its unit. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  baseline: number | null;
  ratio: number | null;
  budget: string;
  ok: boolean;
}

export function printMeasurements(measurements: readonly Measurement[], isJson: boolean) {
  for (const measurement of measurements) {
    if (isJson) console.log(JSON.stringify(measurement));
    else console.log(describe(measurement));
  }
}

const figure = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);

function describe({ name, value, unit, baseline, ratio, budget, ok }: Measurement) {
  const against = baseline === null ? '' : `, baseline ${figure(baseline)} ${unit}`;
  const times = ratio === null ? '' : `, ratio ${ratio.toFixed(2)}`;
  return `${ok ? '✓' : '✗'} ${name.padEnd(52)} ${figure(value)} ${unit} (budget ${budget}${against}${times})`;
}
