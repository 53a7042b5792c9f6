import { describe, expect, test } from 'vitest';
import { measureQuality } from './testing/measure-quality.ts';

describe('the generated test set', () => {
  const quality = measureQuality({ copies: 1 });

  test.each(['renaming', 'reordering of functions', 'comments', 'dead code'] as const)(
    'finds at least 95 % of the copies disguised by %s',
    (kind) => {
      expect(quality.recall[kind]).toBeGreaterThanOrEqual(0.95);
    },
  );

  test('at least 95 % of the found pairs are copies', () => {
    expect(quality.independentPairs).toBeGreaterThan(1000);
    expect(quality.precision).toBeGreaterThanOrEqual(0.95);
  });
});
