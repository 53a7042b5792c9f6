import { describe, expect, it } from 'vitest';
import {
  moveByKey,
  moveSplitter,
  parseSplitterPosition,
  resetSplitter,
  splitterRange,
  formatSplitterPosition,
  type SplitterPosition,
} from './splitter-rule.ts';

const collapsed: SplitterPosition = { kind: 'collapsed' };
const open = (left: number): SplitterPosition => ({ kind: 'open', left });

describe('a splitter', () => {
  it.each([
    ['in the middle', 700, 1440, open(700)],
    ['between pixels', 700.6, 1440, open(701)],
    ['at the least the left pane needs', 420, 1440, open(420)],
    ['below it', 419.9, 1440, collapsed],
    ['at the edge', 0, 1440, collapsed],
    ['beyond the edge', -80, 1440, collapsed],
    ['where the right pane has just enough', 859, 1440, open(859)],
    ['where the right pane would have too little', 900, 1440, open(859)],
    ['on the narrowest screen with two panes', 500, 992, open(411)],
    ['on that screen, a little to the left', 410, 992, collapsed],
    ['in no room at all', 100, 300, open(0)],
  ])('moves to %s', (_where, wanted, total, expected) => {
    expect(moveSplitter(wanted, total)).toEqual(expected);
  });

  it.each([
    [1440, open(431)],
    [1020, open(431)],
    [992, open(411)],
  ])('opens again at its default width, or at what %i px leave', (total, expected) => {
    expect(resetSplitter(total)).toEqual(expected);
  });

  it('never leaves the right pane less than 580 px if there is room for it', () => {
    for (let total = 1000; total < 2600; total += 40) {
      const { least, most } = splitterRange(total);
      expect(least).toBeLessThanOrEqual(most);
      for (let wanted = -50; wanted < total + 50; wanted += 37) {
        const place = moveSplitter(wanted, total);
        expect(total - (place.kind === 'open' ? place.left : 0)).toBeGreaterThanOrEqual(580);
      }
    }
  });

  it.each([
    ['ArrowLeft', open(700), open(676)],
    ['ArrowLeft', open(430), collapsed],
    ['ArrowLeft', collapsed, collapsed],
    ['ArrowRight', open(700), open(724)],
    ['ArrowRight', open(858), open(859)],
    ['ArrowRight', collapsed, open(431)],
    ['Home', open(700), collapsed],
    ['End', open(700), open(859)],
    ['End', collapsed, open(859)],
    ['Enter', open(700), collapsed],
    ['Enter', collapsed, open(431)],
    ['Tab', open(700), undefined],
    ['a', open(700), undefined],
  ] as const)('%s at %o', (key, place, expected) => {
    expect(moveByKey(key, place, 1440)).toEqual(expected);
  });

  it.each([open(640), open(0), collapsed])('stores and restores %o', (place) => {
    expect(parseSplitterPosition(formatSplitterPosition(place))).toEqual(place);
  });

  it.each([null, '', 'wide', '-1', 'Infinity', 'NaN', '{}'])('remembers nothing from %o', (text) => {
    expect(parseSplitterPosition(text)).toBeUndefined();
  });
});
