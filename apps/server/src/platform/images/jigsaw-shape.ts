import { pickOne, type RandomSource } from './random-source.ts';

/**
 * A jigsaw piece as a distance field: the distance of a point from the edge, negative inside. One function
 * gives the soft outline, the shadow and the smooth edge of the piece and of its hole, so that they match
 * exactly.
 */
export type JigsawSide = 'tab' | 'socket' | 'flat';

/** Top, right, bottom, left. */
export type JigsawShape = readonly [JigsawSide, JigsawSide, JigsawSide, JigsawSide];

export const JIGSAW_BOX_SIZE = 50;

const CENTRE = JIGSAW_BOX_SIZE / 2;
const BODY_HALF = 15.5;
const CORNER_RADIUS = 2.5;
const KNOB_RADIUS = 5.2;
const KNOB_OFFSET = 2.2;
const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * Always has a tab and a socket, so that it looks like a jigsaw piece and its opposite differs on two sides.
 */
export function chooseJigsawShape(random: RandomSource): JigsawShape {
  const sides: JigsawShape = [chooseSide(random), chooseSide(random), chooseSide(random), chooseSide(random)];
  if (sides.includes('tab') && sides.includes('socket')) return sides;
  return random() < 0.5 ? ['tab', sides[1], 'socket', sides[3]] : ['socket', 'tab', sides[2], sides[3]];
}

/** Swaps tabs and sockets: the same size and style, but clearly different from the original. */
export function oppositeJigsawShape(shape: JigsawShape): JigsawShape {
  const opposite = { tab: 'socket', socket: 'tab', flat: 'flat' } as const;
  return [opposite[shape[0]], opposite[shape[1]], opposite[shape[2]], opposite[shape[3]]];
}

/** Distance in pixels from the edge, for a point of the 50 × 50 box. */
export function jigsawDistance(shape: JigsawShape, x: number, y: number): number {
  const fromCentreX = x - CENTRE;
  const fromCentreY = y - CENTRE;
  let distance = roundedSquareDistance(fromCentreX, fromCentreY);
  for (const [index, [directionX, directionY]] of DIRECTIONS.entries()) {
    const side = shape[index];
    if (side === undefined || side === 'flat') continue;
    const knobAt = side === 'tab' ? BODY_HALF + KNOB_OFFSET : BODY_HALF - KNOB_OFFSET;
    const knob =
      Math.hypot(fromCentreX - directionX * knobAt, fromCentreY - directionY * knobAt) - KNOB_RADIUS;
    distance = side === 'tab' ? Math.min(distance, knob) : Math.max(distance, -knob);
  }
  return distance;
}

/** 1 inside, 0 outside, and in between for pixels that the edge crosses. */
export function coverageOf(distance: number): number {
  return Math.min(Math.max(0.5 - distance, 0), 1);
}

function roundedSquareDistance(x: number, y: number): number {
  const beyondX = Math.abs(x) - BODY_HALF + CORNER_RADIUS;
  const beyondY = Math.abs(y) - BODY_HALF + CORNER_RADIUS;
  const outside = Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
  return outside + Math.min(Math.max(beyondX, beyondY), 0) - CORNER_RADIUS;
}

function chooseSide(random: RandomSource): JigsawSide {
  return pickOne(random, ['tab', 'tab', 'socket', 'socket', 'flat']);
}
