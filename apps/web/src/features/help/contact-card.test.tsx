import { describe, expect, it } from 'vitest';
import { websiteConfigQuery } from '../../lib/website-config.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { ContactCard, contactMessages } from './contact-card.tsx';

const m = contactMessages['en-US'];
const show = (email: string | undefined) =>
  renderMarkup(<ContactCard />, {
    queries: email === undefined ? [] : [[websiteConfigQuery.queryKey, { email }]],
  });

describe('ContactCard', () => {
  it.each([
    ['while the address loads', undefined, '…'],
    ['for a site with an address', 'help@example.org', 'help@example.org'],
  ])('is shown %s', (_, email, text) => {
    expect(show(email).text).toContain(`${m.label} ${text}`);
  });

  it('is absent on a site without an address', () => {
    expect(show('').html).not.toContain('<aside');
  });

  it('links to the address', () => {
    expect(show('help@example.org').get('link', 'help@example.org').href).toBe('mailto:help@example.org');
  });
});
