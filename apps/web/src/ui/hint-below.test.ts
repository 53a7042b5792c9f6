import { describe, expect, it } from 'vitest';
import { hintBelow } from './hint-below.ts';

describe('hintBelow', () => {
  it.each([
    [undefined, 'hint'],
    [null, 'hint'],
    ['', 'hint'],
    [false, 'hint'],
    ['wrong', undefined],
  ])('with error %j shows %j', (error, description) => {
    expect(hintBelow('hint', error).description).toBe(description);
  });
});
