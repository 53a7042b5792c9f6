import { authorBadges } from '@touchstone/contract/discussion-limits';
import { expect, it } from 'vitest';
import { roleBadgeMessages } from './role-badge-messages.ts';
import { RoleBadge } from './role-badge.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

it.each(authorBadges)('the badge %s is a word', (badge) => {
  const { text } = renderMarkup(<RoleBadge badge={badge} />, { locale: 'en-US' });
  expect(text).toBe(roleBadgeMessages['en-US'][badge]);
});

it('is nothing for other authors', () => {
  expect(renderMarkup(<RoleBadge badge={null} />).text).toBe('');
});
