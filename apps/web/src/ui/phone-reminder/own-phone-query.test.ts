import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { ownPhoneQuery } from './own-phone-query.ts';

it.each([
  [null, null],
  ['', null],
  ['13812345678', '13812345678'],
])('finds the own phone %j', async (phone, found) => {
  recordCalls(() => ({ data: { phone } }));
  expect(await new QueryClient().fetchQuery(ownPhoneQuery('u1'))).toBe(found);
});
