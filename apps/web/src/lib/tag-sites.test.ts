import { tagSites } from '@touchstone/contract/tag-limits';
import { expect, it } from 'vitest';
import { parseTagSite } from './tag-sites.ts';

it.each(tagSites)('parses the site %s', (site) => {
  expect(parseTagSite(site)).toBe(site);
});

it.each(['', 'cf', ' CF', 'LUOGU', 'ME2'])('takes %j for the own site', (text) => {
  expect(parseTagSite(text)).toBe('ME');
});
