/**
 * How this works: a stone picture is drawn, a jigsaw piece is cut out at a random position, and the piece is
 * sent apart from the picture. Only the server knows `targetX`. Measures against simple scripts:
 * - the hole shows another stone, darkened, and not the dimmed pixels of the piece, so the two cannot be
 *   correlated;
 * - the stone has areas as dark and edges as sharp as the hole has;
 * - a decoy of the opposite shape, in the same style and at nearly the same height, differs from the hole
 *   only in shape.
 * A program that knows the piece's shape can still search for it: the puzzle slows guessing down, the limits
 * stop it.
 */
import sharp from 'sharp';
import {
  chooseJigsawShape,
  coverageOf,
  JIGSAW_BOX_SIZE,
  jigsawDistance,
  oppositeJigsawShape,
  type JigsawShape,
} from './jigsaw-shape.ts';
import { randomBetween, randomInteger, type RandomSource } from './random-source.ts';
import { blend, createStonePicture, type Colour, type Picture } from './stone-picture.ts';

export const SLIDE_PUZZLE_WIDTH = 325;
export const SLIDE_PUZZLE_HEIGHT = 100;
/**
 * The piece is a square picture of this side; it fits with its left edge at `targetX` and its top at
 * `pieceY`.
 */
export const SLIDE_PUZZLE_PIECE_SIZE = JIGSAW_BOX_SIZE;

/** The piece starts at the left edge: nearer than this, the hole would be under it or almost reached. */
const MINIMUM_TARGET_X = 70;
const EDGE_MARGIN = 3;
const MAXIMUM_X = SLIDE_PUZZLE_WIDTH - SLIDE_PUZZLE_PIECE_SIZE - EDGE_MARGIN;
const MAXIMUM_Y = SLIDE_PUZZLE_HEIGHT - SLIDE_PUZZLE_PIECE_SIZE - EDGE_MARGIN;
const MINIMUM_DECOY_X = SLIDE_PUZZLE_PIECE_SIZE + 4;
const MINIMUM_HOLE_DISTANCE = SLIDE_PUZZLE_PIECE_SIZE + 4;
const SHADOW: Colour = [12, 16, 22];
const RIM: Colour = [244, 246, 250];
const OUTLINE_REACH = 1.3;
const SHADOW_WIDTH = 2.4;

export interface SlidePuzzle {
  background: Buffer;
  piece: Buffer;
  pieceY: number;
  targetX: number;
}

interface Hole {
  shape: JigsawShape;
  left: number;
  top: number;
  /** The share of light that remains inside. */
  light: number;
  inside: Picture;
}

export async function drawSlidePuzzle(random: RandomSource): Promise<SlidePuzzle> {
  const picture = createStonePicture(random);
  const holes = chooseHoles(random);
  const { target, decoy } = holes;
  const [background, piece] = await Promise.all([
    encodePng({
      width: SLIDE_PUZZLE_WIDTH,
      height: SLIDE_PUZZLE_HEIGHT,
      channels: 3,
      pixelAt: (x, y) => drawHole(target, drawHole(decoy, picture(x, y), x, y), x, y),
    }),
    encodePng({
      width: SLIDE_PUZZLE_PIECE_SIZE,
      height: SLIDE_PUZZLE_PIECE_SIZE,
      channels: 4,
      pixelAt: (x, y) => drawPiecePixel(target.shape, picture(target.left + x, target.top + y), x, y),
    }),
  ]);
  return { background, piece, pieceY: target.top, targetX: target.left };
}

function chooseHoles(random: RandomSource): { target: Hole; decoy: Hole } {
  const shape = chooseJigsawShape(random);
  const left = randomInteger(random, MINIMUM_TARGET_X, MAXIMUM_X);
  const top = randomInteger(random, EDGE_MARGIN, MAXIMUM_Y);
  const decoyTop = top + randomInteger(random, -2, 2);
  return {
    target: { ...chooseDepth(random), shape, left, top },
    decoy: {
      ...chooseDepth(random),
      shape: oppositeJigsawShape(shape),
      left: chooseDecoyLeft(random, left),
      top: Math.min(Math.max(decoyTop, EDGE_MARGIN), MAXIMUM_Y),
    },
  };
}

function chooseDepth(random: RandomSource): Pick<Hole, 'light' | 'inside'> {
  return { light: randomBetween(random, 0.34, 0.46), inside: createStonePicture(random) };
}

/**
 * Uniform over the positions at which the two do not touch; the picture is wide enough for one on some side
 * of any target.
 */
function chooseDecoyLeft(random: RandomSource, targetLeft: number): number {
  const positionsBefore = Math.max(0, targetLeft - MINIMUM_HOLE_DISTANCE - MINIMUM_DECOY_X + 1);
  const positionsAfter = Math.max(0, MAXIMUM_X - targetLeft - MINIMUM_HOLE_DISTANCE + 1);
  const position = randomInteger(random, 0, positionsBefore + positionsAfter - 1);
  return position < positionsBefore
    ? MINIMUM_DECOY_X + position
    : targetLeft + MINIMUM_HOLE_DISTANCE + position - positionsBefore;
}

function drawHole(hole: Hole, colour: Colour, x: number, y: number): Colour {
  const inBoxX = x - hole.left;
  const inBoxY = y - hole.top;
  if (inBoxX < 0 || inBoxY < 0 || inBoxX >= JIGSAW_BOX_SIZE || inBoxY >= JIGSAW_BOX_SIZE) return colour;
  const distance = jigsawDistance(hole.shape, inBoxX + 0.5, inBoxY + 0.5);
  if (distance > OUTLINE_REACH) return colour;
  const nearEdge = Math.min(Math.max(1 + distance / 7, 0), 1);
  const inside = blend(SHADOW, hole.inside(x, y), hole.light * (1 - 0.45 * nearEdge));
  const opened = blend(colour, inside, coverageOf(distance));
  const outline = Math.max(0, 1 - Math.abs(distance - 0.2) / (OUTLINE_REACH - 0.2));
  return blend(opened, RIM, outline * 0.5);
}

function drawPiecePixel(shape: JigsawShape, colour: Colour, x: number, y: number): readonly number[] {
  const distance = jigsawDistance(shape, x + 0.5, y + 0.5);
  const coverage = coverageOf(distance);
  const shadow = distance > 0 ? Math.max(0, 1 - distance / SHADOW_WIDTH) * 0.45 : 0.45;
  const rim = Math.max(0, 1 - Math.abs(distance + 0.6) / 1.2);
  const face = blend(colour, RIM, rim * 0.7);
  const alpha = coverage + shadow * (1 - coverage);
  return alpha === 0 ? [0, 0, 0, 0] : [...blend(SHADOW, face, coverage / alpha), alpha * 255];
}

async function encodePng(image: {
  width: number;
  height: number;
  channels: 3 | 4;
  pixelAt: (x: number, y: number) => readonly number[];
}): Promise<Buffer> {
  const { width, height, channels } = image;
  const samples = new Uint8ClampedArray(width * height * channels);
  let position = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (const sample of image.pixelAt(x, y)) samples[position++] = sample;
    }
  }
  return sharp(samples, { raw: { width, height, channels } }).png().toBuffer();
}
