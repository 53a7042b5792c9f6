/** Width of one entry, in pixels. */
const stripStep = 100;

/** The scroll offset that centres a problem, limited by both ends. */
export function centreOffset(index: number, count: number, width: number): number {
  const middle = index * stripStep + stripStep / 2;
  return Math.max(0, Math.min(middle - width / 2, count * stripStep - width));
}

/** The index that a key moves to; undefined for other keys. */
export function indexByKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
