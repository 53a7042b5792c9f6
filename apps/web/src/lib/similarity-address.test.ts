import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { comparisonAddress, comparisonsAddress, pairAddress } from './similarity-address.ts';

describe('the addresses of comparisons', () => {
  it.each([
    ['/similarity/:kind/:targetID', comparisonsAddress('training', 7), { kind: 'training', targetID: '7' }],
    ['/similarity/comparison/:comparisonID', comparisonAddress(5), { comparisonID: '5' }],
    ['/similarity/pair/:pairID', pairAddress(11), { pairID: '11' }],
  ])('%s matches %s', (path, address, params) => {
    expect(matchPath(path, address)?.params).toEqual(params);
  });
});
