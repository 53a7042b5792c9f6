import { describe, expect, it } from 'vitest';
import { clampPieceX, draggedPieceX, maximumPieceX, steppedPieceX } from './puzzle-geometry.ts';

const maximumX = maximumPieceX(52);

describe('puzzle piece', () => {
  it('stays inside the picture', () => {
    expect(maximumX).toBe(273);
    expect(clampPieceX(-4, maximumX)).toBe(0);
    expect(clampPieceX(400, maximumX)).toBe(273);
    expect(clampPieceX(100.6, maximumX)).toBe(101);
  });

  it('follows the pointer one to one at full size', () => {
    const drag = { startX: 10, startClientX: 500, shownWidth: 325 };
    expect(draggedPieceX(drag, 620, maximumX)).toBe(130);
    expect(draggedPieceX(drag, 200, maximumX)).toBe(0);
    expect(draggedPieceX(drag, 2000, maximumX)).toBe(273);
  });

  it('is reported in picture pixels if the picture is scaled', () => {
    const drag = { startX: 0, startClientX: 40, shownWidth: 260 };
    expect(draggedPieceX(drag, 40 + 80, maximumX)).toBe(100);
    expect(draggedPieceX(drag, 40 + 260, maximumX)).toBe(273);
  });

  it('does not move before the picture has a size', () => {
    expect(draggedPieceX({ startX: 0, startClientX: 0, shownWidth: 0 }, 30, maximumX)).toBe(30);
  });

  it.each([
    ['ArrowRight', false, 51],
    ['ArrowRight', true, 60],
    ['ArrowUp', false, 51],
    ['ArrowLeft', false, 49],
    ['ArrowLeft', true, 40],
    ['ArrowDown', true, 40],
    ['PageUp', false, 60],
    ['PageDown', false, 40],
    ['Home', false, 0],
    ['End', false, 273],
    ['Enter', false, undefined],
    ['Tab', false, undefined],
    ['a', false, undefined],
  ])('at 50, %s (shift %s) moves it to %s', (key, shiftKey, x) => {
    expect(steppedPieceX({ key, shiftKey }, 50, maximumX)).toBe(x);
  });

  it('does not step over the edges', () => {
    expect(steppedPieceX({ key: 'ArrowLeft', shiftKey: true }, 4, maximumX)).toBe(0);
    expect(steppedPieceX({ key: 'ArrowRight', shiftKey: true }, 270, maximumX)).toBe(273);
  });
});
