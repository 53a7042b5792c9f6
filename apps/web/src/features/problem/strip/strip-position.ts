/** Every problem of the strip takes this much. */
const stripStep = 100;

/** How far the strip is scrolled so that a problem stands in its middle, as far as the ends allow. */
export function centreOffset(index: number, count: number, width: number): number {
  const middle = index * stripStep + stripStep / 2;
  return Math.max(0, Math.min(middle - width / 2, count * stripStep - width));
}

/** Which problem a key leads to; undefined for keys that mean nothing to the strip. */
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
