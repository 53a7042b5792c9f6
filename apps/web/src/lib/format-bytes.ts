const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `812 B`, `1.4 MB`, `120 GB`: at most three digits, in powers of 1024. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${units[power] ?? 'B'}`;
}
