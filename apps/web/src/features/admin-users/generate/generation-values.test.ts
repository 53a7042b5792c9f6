import { describe, expect, it } from 'vitest';
import { firstValues, planGeneration, parseGeneration, toRequest } from './generation-values.ts';

describe('the form for generating accounts', () => {
  it.each([
    [{ from: '' }, undefined],
    [{ to: ' ' }, undefined],
    [{ passwordLength: 'long' }, undefined],
    [{ from: 1.5 }, undefined],
    [{ from: 3, to: 2 }, undefined],
    [{ passwordLength: 5 }, undefined],
    [{}, { count: 30, first: '1', last: '30' }],
    [
      { prefix: 'team', suffix: '-a', from: '8', to: '10' },
      { count: 3, first: 'team8-a', last: 'team10-a' },
    ],
    [{ to: 1 }, { count: 1, first: '1', last: '1' }],
  ])('%j plans %j', (change, plan) => {
    expect(planGeneration({ ...firstValues, ...change })).toEqual(plan);
  });

  it('sends the field names of the wire', () => {
    const generation = parseGeneration({ ...firstValues, prefix: 'a', suffix: 'b' });
    expect(generation && toRequest(generation)).toEqual({
      prefix: 'a',
      suffix: 'b',
      number_from: 1,
      number_to: 30,
      password_length: 8,
    });
  });
});
