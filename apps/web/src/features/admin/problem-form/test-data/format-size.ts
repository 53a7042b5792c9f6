const units = ['B', 'KB', 'MB', 'GB'];

export function formatSize(bytes: number): string {
  const power = bytes === 0 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${power === 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1)} ${units[power] ?? 'B'}`;
}
