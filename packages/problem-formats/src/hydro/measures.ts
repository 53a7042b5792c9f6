/** `1.5s`, `800ms`, `256m`, `1GiB`, `65536k`; a number alone is milliseconds or megabytes. */
export function parseMilliseconds(value: string | number): number | undefined {
  const [, number, unit = 'ms'] = /^\s*([\d.]+)\s*(us|ms|s)?\s*$/i.exec(String(value)) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit.toLowerCase()] ?? Number.NaN;
  return positive(Number(number ?? Number.NaN) * factor);
}

export function parseMegabytes(value: string | number): number | undefined {
  const [, number, unit = 'm'] = /^\s*([\d.]+)\s*([kmg])?(?:i?b)?\s*$/i.exec(String(value)) ?? [];
  const factor = { k: 1 / 1024, m: 1, g: 1024 }[unit.toLowerCase()] ?? Number.NaN;
  return positive(Number(number ?? Number.NaN) * factor);
}

const positive = (value: number): number | undefined =>
  Number.isFinite(value) && value > 0 ? Math.max(1, Math.ceil(value)) : undefined;
