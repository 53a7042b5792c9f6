import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createSeededRandom } from './seeded-random-source.ts';
import {
  drawSlidePuzzle,
  SLIDE_PUZZLE_HEIGHT,
  SLIDE_PUZZLE_PIECE_SIZE,
  SLIDE_PUZZLE_WIDTH,
  type SlidePuzzle,
} from './slide-puzzle.ts';
import { createStonePicture, type Picture } from './stone-picture.ts';

interface DrawnPuzzle {
  puzzle: SlidePuzzle;
  /** The picture before the piece was cut out, drawn from the same random numbers. */
  intact: Picture;
  background: Buffer;
  piece: Buffer;
}

interface Point {
  x: number;
  y: number;
}

const SIZE = SLIDE_PUZZLE_PIECE_SIZE;
const BOX = Array.from({ length: SIZE * SIZE }, (_, index) => ({
  x: index % SIZE,
  y: Math.floor(index / SIZE),
}));
const drawn: DrawnPuzzle[] = [];

beforeAll(async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const puzzle = await drawSlidePuzzle(createSeededRandom(seed));
    drawn.push({
      puzzle,
      intact: createStonePicture(createSeededRandom(seed)),
      background: await sharp(puzzle.background).raw().toBuffer(),
      piece: await sharp(puzzle.piece).raw().toBuffer(),
    });
  }
});

function backgroundAt({ background }: DrawnPuzzle, { x, y }: Point): number[] {
  return [...background.subarray((y * SLIDE_PUZZLE_WIDTH + x) * 3).subarray(0, 3)];
}

function alphaAt({ piece }: DrawnPuzzle, { x, y }: Point): number {
  return piece[(y * SIZE + x) * 4 + 3] ?? 0;
}

function isChanged(it: DrawnPuzzle, point: Point): boolean {
  const intact = Uint8ClampedArray.from(it.intact(point.x, point.y));
  return backgroundAt(it, point).some((value, channel) => value !== intact[channel]);
}

function inBackground({ puzzle }: DrawnPuzzle, { x, y }: Point): Point {
  return { x: puzzle.targetX + x, y: puzzle.pieceY + y };
}

/** Far enough from the edge to be neither outline nor shadow. */
function listInnerPoints(it: DrawnPuzzle): Point[] {
  const around = [-3, -1, 1, 3];
  return BOX.filter(({ x, y }) =>
    around.every((dx) => around.every((dy) => alphaAt(it, { x: x + dx, y: y + dy }) === 255)),
  );
}

function brightness(colour: readonly number[]): number {
  return colour.reduce((sum, value) => sum + value, 0) / colour.length;
}

function listDecoyPoints(it: DrawnPuzzle): Point[] {
  const points: Point[] = [];
  for (let y = 0; y < SLIDE_PUZZLE_HEIGHT; y += 1) {
    for (let x = 0; x < SLIDE_PUZZLE_WIDTH; x += 1) {
      const isInTarget = x >= it.puzzle.targetX && x < it.puzzle.targetX + SIZE;
      if (!isInTarget && isChanged(it, { x, y })) points.push({ x, y });
    }
  }
  return points;
}

test('the background is a PNG of 325 × 100 and the piece a smaller one with transparent corners', async () => {
  for (const it of drawn.slice(0, 3)) {
    const background = await sharp(it.puzzle.background).metadata();
    expect(background).toMatchObject({ format: 'png', width: 325, height: 100, hasAlpha: false });
    const piece = await sharp(it.puzzle.piece).metadata();
    expect(piece).toMatchObject({ format: 'png', width: SIZE, height: SIZE, hasAlpha: true });
    const corners = [0, SIZE - 1].flatMap((x) => [0, SIZE - 1].map((y) => alphaAt(it, { x, y })));
    expect(corners).toEqual([0, 0, 0, 0]);
  }
});

test('the target is at least 70 px from the left, inside the picture, and differs', () => {
  for (const { puzzle } of drawn) {
    expect(puzzle.targetX).toBeGreaterThanOrEqual(70);
    expect(puzzle.targetX + SIZE).toBeLessThanOrEqual(SLIDE_PUZZLE_WIDTH);
    expect(puzzle.pieceY).toBeGreaterThanOrEqual(0);
    expect(puzzle.pieceY + SIZE).toBeLessThanOrEqual(SLIDE_PUZZLE_HEIGHT);
  }
  expect(new Set(drawn.map(({ puzzle }) => puzzle.targetX)).size).toBeGreaterThan(10);
});

test('the hole has the shape of the piece at the target', () => {
  for (const it of drawn) {
    const isCut = (point: Point) => isChanged(it, inBackground(it, point));
    const outside = BOX.filter((point) => alphaAt(it, point) === 0);
    expect(outside.filter(isCut)).toEqual([]);
    // Where the stone was dark, a few pixels have by chance the same colour as before.
    const inside = BOX.filter((point) => alphaAt(it, point) === 255);
    expect(inside.filter(isCut).length).toBeGreaterThan(inside.length * 0.99);
  }
});

test('the piece shows the pixels that are missing in the hole', () => {
  for (const it of drawn) {
    const inner = listInnerPoints(it);
    expect(inner.length).toBeGreaterThan(200);
    for (const { x, y } of inner) {
      const at = inBackground(it, { x, y });
      const expected = Uint8ClampedArray.from(it.intact(at.x, at.y));
      expect([...it.piece.subarray((y * SIZE + x) * 4).subarray(0, 3)]).toEqual([...expected]);
    }
  }
});

test('the hole is dark, but has more than one colour', () => {
  for (const it of drawn) {
    const colours = listInnerPoints(it).map((point) => backgroundAt(it, inBackground(it, point)));
    const average = colours.reduce((sum, colour) => sum + brightness(colour), 0) / colours.length;
    expect(average).toBeLessThan(95);
    expect(new Set(colours.map(String)).size).toBeGreaterThan(25);
  }
});

test('the stone has areas as dark as the hole', () => {
  const withDarkStone = drawn.filter((it) => {
    const isDark = Array.from({ length: 50 * 100 }, (_, index) =>
      brightness(backgroundAt(it, { x: index % 50, y: Math.floor(index / 50) })),
    ).filter((value) => value < 45);
    return isDark.length > 100;
  });
  expect(withDarkStone.length).toBeGreaterThan(drawn.length / 2);
});

test('one decoy of another shape is beside the hole, apart from it and from the initial piece', () => {
  for (const it of drawn) {
    const points = listDecoyPoints(it);
    const left = Math.min(...points.map(({ x }) => x));
    const top = Math.min(...points.map(({ y }) => y));
    expect(left).toBeGreaterThanOrEqual(SIZE);
    expect(Math.max(...points.map(({ x }) => x)) - left).toBeLessThan(SIZE);
    expect(Math.max(...points.map(({ y }) => y)) - top).toBeLessThan(SIZE);
    expect(points.length).toBeGreaterThan(600);

    const shape = BOX.filter((point) => alphaAt(it, point) > 128);
    const shapeLeft = Math.min(...shape.map(({ x }) => x));
    const shapeTop = Math.min(...shape.map(({ y }) => y));
    const decoy = new Set(points.map(({ x, y }) => `${x - left},${y - top}`));
    const missing = shape.filter(({ x, y }) => !decoy.has(`${x - shapeLeft},${y - shapeTop}`));
    expect(missing.length).toBeGreaterThan(40);
  }
});

test('equal random numbers give equal puzzles, and others differ', async () => {
  const again = await drawSlidePuzzle(createSeededRandom(3));
  expect(again).toEqual(drawn[3]?.puzzle);
  expect(again.background.equals(drawn[4]?.puzzle.background ?? Buffer.alloc(0))).toBe(false);
});

test('the extremes of the random source stay inside the picture', async () => {
  for (const extreme of [0, 1 - 2 ** -48]) {
    const { targetX, pieceY } = await drawSlidePuzzle(() => extreme);
    expect(targetX).toBeGreaterThanOrEqual(70);
    expect(targetX + SIZE).toBeLessThanOrEqual(SLIDE_PUZZLE_WIDTH);
    expect(pieceY).toBeGreaterThanOrEqual(0);
    expect(pieceY + SIZE).toBeLessThanOrEqual(SLIDE_PUZZLE_HEIGHT);
  }
});
