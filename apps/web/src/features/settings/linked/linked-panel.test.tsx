import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { linkedAccountsQuery, type LinkedAccount } from '../api/linked-accounts.ts';
import { linkedMessages } from './linked-messages.ts';
import { LinkedPanel, RemainingLinks } from './linked-panel.tsx';

const m = linkedMessages['en-US'];
const render = (accounts?: readonly LinkedAccount[] | Error) =>
  renderMarkup(<LinkedPanel />, {
    user: aUser(),
    queries: accounts === undefined ? [] : [[linkedAccountsQuery('en-US').queryKey, accounts]],
  });
const link = { displayName: 'Ada', linkedAt: '2026-01-02T08:00:00.000+0000', isRemovable: true };

describe('the linked accounts', () => {
  it('offer to link and to unlink', () => {
    const markup = render([
      { slug: 'school', label: 'School', link },
      { slug: 'club', label: 'Club', link: null },
    ]);
    expect(markup.find('button', m.unlinkFrom('School'))).toBeDefined();
    expect(markup.find('button', m.linkTo('Club'))).toBeDefined();
    expect(markup.text).toContain('Ada');
    expect(markup.text).toContain(m.notLinked);
  });

  it('say why the last way to log in stays', () => {
    const markup = render([{ slug: 'school', label: 'School', link: { ...link, isRemovable: false } }]);
    expect(markup.text).toContain(m.last);
    expect(markup.get('button', m.unlinkFrom('School')).attribute('disabled')).toBeDefined();
  });

  it('beside the password are those that keep working, or nothing', () => {
    const accounts = [
      { slug: 'school', label: 'School', link },
      { slug: 'club', label: 'Club', link: null },
    ];
    const renderRemaining = (listed: readonly LinkedAccount[]) =>
      renderMarkup(<RemainingLinks />, {
        user: aUser(),
        queries: [[linkedAccountsQuery('en-US').queryKey, listed]],
      });
    const markup = renderRemaining(accounts);
    expect(markup.find('button', m.unlinkFrom('School'))).toBeDefined();
    expect(markup.text).not.toContain('Club');
    expect(renderRemaining([{ slug: 'club', label: 'Club', link: null }]).text).toBe('');
  });

  it('say that there are none, and that they could not be loaded', () => {
    expect(render([]).text).toContain(m.empty);
    expect(render(new Error('down')).all('button')).toHaveLength(1);
    expect(render().text).not.toContain(m.empty);
  });
});
