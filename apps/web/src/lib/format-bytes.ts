const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `812 B`, `1.4 MB`, `120 GB`: at most three digits, in powers of 1024. */
export function formatBytes(bytes: number): string {
  let power = 0;
  let value = bytes;
  // The next unit begins where rounding reaches it: 1023.9 KB is 1.0 MB.
  while (Math.round(value) >= 1024 && power < units.length - 1) {
    value /= 1024;
    power += 1;
  }
  // 99.95 is rounded to 100, which has no decimals.
  return `${value.toFixed(power === 0 || value >= 99.95 ? 0 : 1)} ${units[power] ?? 'B'}`;
}
