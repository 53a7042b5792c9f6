import { expect, it } from 'vitest';
import { RoleBadge } from './role-badge.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

it.each([
  ['root', 'SPA'],
  ['admin', 'ADM'],
  ['user', ''],
  [null, ''],
])('the badge of the role %s is %j', (role, badge) => {
  expect(renderMarkup(<RoleBadge role={role} />).text).toBe(badge);
});
