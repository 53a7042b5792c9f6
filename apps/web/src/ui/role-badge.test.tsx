import { expect, it } from 'vitest';
import { RoleBadge } from './role-badge.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

it.each([
  ['siteRoot', 'Site owner'],
  ['siteAdmin', 'Administrator'],
  ['groupRoot', 'Group owner'],
  ['groupAdmin', 'Group admin'],
  [null, ''],
] as const)('the badge %s reads %j', (badge, text) => {
  expect(renderMarkup(<RoleBadge badge={badge} />).text).toBe(text);
});
