/** What a key does on the list: a step between rows, or the search field. */
export type ListAction = 1 | -1 | 'search';

export function listActionOf(key: string): ListAction | undefined {
  if (key === '/') return 'search';
  if (key === 'j') return 1;
  return key === 'k' ? -1 : undefined;
}

/** The row that gets the focus: the first one if no row has it (`current` is -1). It stops at both ends. */
export const nextRowIndex = (current: number, step: 1 | -1, count: number): number =>
  current === -1 ? 0 : Math.min(count - 1, Math.max(0, current + step));
