/** Smooth noise in [0, 1) over the plane: the same seed gives the same field, and neighbours have similar values. */
export type NoiseField = (x: number, y: number) => number;

/** A power of two; the field repeats after this many units. */
const LATTICE_SIZE = 64;
const LATTICE_MASK = LATTICE_SIZE - 1;

/** A well-mixed number in [0, 1) for a grid point. */
export function hashPoint(seed: number, x: number, y: number): number {
  let hash = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Three octaves: large forms with finer ones on top. */
export function createLayeredNoise(seed: number): NoiseField {
  const noise = createValueNoise(seed);
  return (x, y) =>
    noise(x, y) * 0.57 + noise(x * 2 + 31.7, y * 2 + 11.3) * 0.29 + noise(x * 4 + 7.1, y * 4 + 53.9) * 0.14;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/**
 * The lattice is a table, because a picture needs its points a million times, and hashing each was the
 * largest cost.
 */
function createValueNoise(seed: number): NoiseField {
  const lattice = Float64Array.from({ length: LATTICE_SIZE * LATTICE_SIZE }, (_, index) =>
    hashPoint(seed, index & LATTICE_MASK, Math.floor(index / LATTICE_SIZE)),
  );
  const at = (x: number, y: number) => lattice[(y & LATTICE_MASK) * LATTICE_SIZE + (x & LATTICE_MASK)] ?? 0;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const acrossX = ease(x - left);
    const upper = mix(at(left, top), at(left + 1, top), acrossX);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), acrossX);
    return mix(upper, lower, ease(y - top));
  };
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
