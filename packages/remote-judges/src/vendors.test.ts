import { remoteJudges } from '@touchstone/contract/remote-judges';
import { remoteLanguages } from '@touchstone/contract/remote-languages/index';
import { expect, test } from 'vitest';
import { libreojLanguages } from './libreoj/libreoj-languages.ts';
import { vendorClients } from './vendors.ts';

test.each(remoteJudges)('the client of $prefix accepts the ids of its format', (vendor) => {
  const { parseProblemId } = vendorClients[vendor.prefix].judge;
  for (const text of [
    vendor.problemIdExample,
    'x',
    '1',
    '12',
    '1000',
    '1000a',
    'ABC110_A',
    'abc_',
    'TEST',
    '6(7)',
  ])
    expect([text, parseProblemId(text) !== undefined]).toEqual([text, vendor.problemIdPattern.test(text)]);
});

test('every language of LibreOJ is known to its client', () => {
  const names = remoteLanguages.LIBRE.map(({ siteId }) => siteId);
  expect(names.toSorted()).toEqual([...libreojLanguages.keys()].toSorted());
});
