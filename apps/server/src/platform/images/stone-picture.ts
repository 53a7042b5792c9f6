/**
 * An abstract cut through stone: folded layers, broken into lit facets, with veins of gold. It is a function
 * from a point to a colour, so that any part can be drawn anywhere. Light and dark areas, edges and grain are
 * everywhere, so that neither a colour nor an edge alone reveals what is drawn into it.
 */
import { pickOne, randomBetween, randomInteger, type RandomSource } from './random-source.ts';
import { createLayeredNoise, hashPoint, mix, type NoiseField } from './value-noise.ts';

export type Colour = readonly [red: number, green: number, blue: number];
export type Picture = (x: number, y: number) => Colour;

const SLATES: readonly [Colour, ...Colour[]] = [
  [38, 46, 58],
  [58, 68, 82],
  [82, 94, 110],
  [112, 124, 140],
  [146, 158, 174],
  [184, 193, 205],
];
const INKS: readonly [Colour, ...Colour[]] = [
  [34, 52, 110],
  [58, 84, 158],
  [96, 120, 186],
];
const GOLDS: readonly [Colour, ...Colour[]] = [
  [148, 100, 9],
  [196, 148, 52],
  [227, 176, 75],
];
const VEIN_EVERY_PX = 44;
const MAXIMUM_VEIN_WIDTH = 5;
/** Layers are sampled in half pixels, fine enough for soft edges. */
const STEPS_PER_PX = 2;
const GRAIN = 16;

interface Facet {
  light: number;
  seam: number;
  isInk: boolean;
}

interface FacetCell {
  x: number;
  y: number;
  light: number;
  isInk: boolean;
}

export function createStonePicture(random: RandomSource): Picture {
  const seed = randomInteger(random, 0, 2 ** 32 - 1);
  const fold = createLayeredNoise(seed ^ 0x51ed270b);
  const cloud = createLayeredNoise(seed ^ 0x2545f491);
  const slope = randomBetween(random, 0.15, 0.7) * (random() < 0.5 ? -1 : 1);
  const layerColourAt = createLayers(random);
  const ink = pickOne(random, INKS);
  const gold = pickOne(random, GOLDS);
  const findFacet = createFacets(random, seed);
  const veinStart = random() * VEIN_EVERY_PX;

  return (x, y) => {
    const facet = findFacet(x, y);
    const depth = y + slope * x + (fold(x / 46, y / 34) - 0.5) * 46 + facet.light * 9;
    let colour = layerColourAt(depth);
    if (facet.isInk) colour = blend(colour, ink, 0.6);
    colour = blend(colour, gold, veinStrength({ fold, x, y, depth: depth + veinStart }));
    const grain = (hashPoint(seed, x, y) - 0.5) * GRAIN;
    const light = 0.74 + facet.light * 0.36 + cloud(x / 15, y / 15) * 0.5 - facet.seam * 0.2;
    return [colour[0] * light + grain, colour[1] * light + grain, colour[2] * light + grain];
  };
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

/**
 * A lookup table by depth, because every pixel needs it; the pattern repeats, so that any depth has a layer.
 */
function createLayers(random: RandomSource): (depth: number) => Colour {
  const layers = Array.from({ length: randomInteger(random, 9, 12) }, () => ({
    thickness: randomInteger(random, 5, 24),
    colour: pickOne(random, SLATES),
  }));
  const colours = layers.flatMap(({ thickness, colour }, index) => {
    const next = layers[(index + 1) % layers.length]?.colour ?? colour;
    const softened = [blend(colour, next, 0.25), blend(colour, next, 0.5), blend(colour, next, 0.75)];
    const plain = thickness * STEPS_PER_PX - softened.length;
    return [...Array.from({ length: plain }, () => colour), ...softened];
  });
  return (depth) => colours[Math.floor(wrap(depth * STEPS_PER_PX, colours.length))] ?? SLATES[0];
}

function wrap(value: number, period: number): number {
  return ((value % period) + period) % period;
}

/** Gold runs along the layers, thick in some areas and absent in others. */
function veinStrength(at: { fold: NoiseField; x: number; y: number; depth: number }): number {
  const fromVein = Math.abs(wrap(at.depth, VEIN_EVERY_PX) - VEIN_EVERY_PX / 2);
  if (fromVein > MAXIMUM_VEIN_WIDTH) return 0;
  const width = (at.fold(at.x / 24 + 90, at.y / 24) - 0.42) * MAXIMUM_VEIN_WIDTH * 1.8;
  return Math.min(Math.max(width - fromVein, 0), 1) * 0.9;
}

/** Cells around scattered points (one in each square of a grid); the seam is the line between two cells. */
function createFacets(random: RandomSource, seed: number): (x: number, y: number) => Facet {
  const size = randomBetween(random, 24, 36);
  const lightAngle = random() * 2 * Math.PI;
  const lightX = Math.cos(lightAngle) / size;
  const lightY = Math.sin(lightAngle) / size;
  const findCells = createCellLookup(seed, size);
  return (x, y) => {
    const cells = findCells(Math.floor(x / size), Math.floor(y / size));
    let nearest = Infinity;
    let second = Infinity;
    let own: FacetCell | undefined;
    for (const cell of cells) {
      // Not Math.hypot: it takes more than twice as long, and this line runs 300,000 times per picture.
      const distance = Math.sqrt((x - cell.x) ** 2 + (y - cell.y) ** 2);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        own = cell;
      } else if (distance < second) second = distance;
    }
    const tilt = own === undefined ? 0 : (x - own.x) * lightX + (y - own.y) * lightY;
    return {
      light: (own?.light ?? 0) + tilt * 0.5,
      seam: Math.max(0, 1 - (second - nearest) / 1.6),
      isInk: own?.isInk ?? false,
    };
  };
}

/**
 * The nine cells that can be nearest to a point of a grid square, memoized because every pixel of the square
 * needs them.
 */
function createCellLookup(seed: number, size: number): (column: number, row: number) => readonly FacetCell[] {
  const known = new Map<number, readonly FacetCell[]>();
  return (column, row) => {
    const key = row * 4096 + column;
    const found = known.get(key);
    if (found !== undefined) return found;
    const cells = Array.from({ length: 9 }, (_, index) =>
      createCell({ seed, size, column: column + (index % 3) - 1, row: row + Math.floor(index / 3) - 1 }),
    );
    known.set(key, cells);
    return cells;
  };
}

function createCell(at: { seed: number; size: number; column: number; row: number }): FacetCell {
  // Closer to the border, a point two squares away could be the nearest, and the square's edge would be
  // visible.
  const inMiddle = (share: number) => mix(0.15, 0.85, share);
  const chance = (purpose: number) => hashPoint(at.seed ^ purpose, at.column, at.row);
  return {
    x: (at.column + inMiddle(chance(0x9e3779b9))) * at.size,
    y: (at.row + inMiddle(chance(0x7f4a7c15))) * at.size,
    light: chance(0x1b873593) * 1.6 - 0.8,
    isInk: chance(0x68e31da4) < 0.16,
  };
}
