import { expect, test } from 'vitest';
import {
  chooseJigsawShape,
  coverageOf,
  JIGSAW_BOX_SIZE,
  jigsawDistance,
  oppositeJigsawShape,
  type JigsawShape,
} from './jigsaw-shape.ts';
import { createSeededRandom } from './seeded-random-source.ts';

const SHAPES = Array.from({ length: 300 }, (_, seed) => chooseJigsawShape(createSeededRandom(seed)));

test('every shape has a tab and a socket', () => {
  expect(SHAPES.filter((shape) => !shape.includes('tab') || !shape.includes('socket'))).toEqual([]);
});

test('the opposite differs on at least two sides', () => {
  for (const shape of SHAPES) {
    const opposite = oppositeJigsawShape(shape);
    expect(shape.filter((side, index) => side !== opposite[index]).length).toBeGreaterThanOrEqual(2);
  }
});

test('the middle is inside and the corners of the box are outside', () => {
  for (const shape of SHAPES) {
    expect(jigsawDistance(shape, 25, 25)).toBeLessThan(-5);
    expect(jigsawDistance(shape, 1, 1)).toBeGreaterThan(5);
  }
});

test('no shape touches the edge of its box', () => {
  for (const shape of SHAPES) {
    for (let along = 0; along <= JIGSAW_BOX_SIZE; along += 1) {
      expect(jigsawDistance(shape, along, 0)).toBeGreaterThan(1.5);
      expect(jigsawDistance(shape, JIGSAW_BOX_SIZE, along)).toBeGreaterThan(1.5);
    }
  }
});

test.each([
  { side: 0, x: 0, y: -1 },
  { side: 1, x: 1, y: 0 },
  { side: 2, x: 0, y: 1 },
  { side: 3, x: -1, y: 0 },
])('a tab adds to side $side and a socket removes from it', ({ side, x, y }) => {
  const withSide = (kind: 'tab' | 'socket' | 'flat'): JigsawShape => {
    const shape: [...JigsawShape] = ['flat', 'flat', 'flat', 'flat'];
    shape[side] = kind;
    return shape;
  };
  const beyondEdge = (shape: JigsawShape) => jigsawDistance(shape, 25 + x * 20, 25 + y * 20);
  const beforeEdge = (shape: JigsawShape) => jigsawDistance(shape, 25 + x * 13, 25 + y * 13);
  expect(beyondEdge(withSide('flat'))).toBeGreaterThan(0);
  expect(beyondEdge(withSide('tab'))).toBeLessThan(0);
  expect(beforeEdge(withSide('flat'))).toBeLessThan(0);
  expect(beforeEdge(withSide('socket'))).toBeGreaterThan(0);
});

test('coverage goes from one to zero across one pixel', () => {
  expect([-3, -0.5, 0, 0.5, 3].map(coverageOf)).toEqual([1, 1, 0.5, 0, 0]);
});
