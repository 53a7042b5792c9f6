import { expect, it } from 'vitest';
import { candidatePageSizes } from './candidate-page-sizes.ts';

it('problems to add are listed in pages of 10, 30, 50 or 100', () => {
  expect(candidatePageSizes).toEqual([10, 30, 50, 100]);
});
