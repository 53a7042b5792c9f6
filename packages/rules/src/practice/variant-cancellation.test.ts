import { variantStates } from '@touchstone/contract/variant-limits';
import { expect, it } from 'vitest';
import { isVariantCancellable } from './variant-cancellation.ts';

it('withdraws only what waits for approval', () => {
  expect(variantStates.filter(isVariantCancellable)).toEqual(['waiting']);
});
