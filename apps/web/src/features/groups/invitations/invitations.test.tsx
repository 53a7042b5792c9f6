import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { invitationLink } from './invitation-link.ts';
import { invitationMessages } from './invitation-messages.ts';
import { Invitation } from './invitation-page.tsx';

const m = invitationMessages['en-US'];
const target = { name: 'Algorithms 2026', owner: 'teacher', gid: null };

describe('an invitation', () => {
  it('has a link with the token', () => {
    expect(invitationLink('https://oj.example', 'a/b')).toBe('https://oj.example/group/invitation/a%2Fb');
  });

  it('asks guests to log in or register', () => {
    const shown = renderMarkup(<Invitation token="t" target={target} />);
    expect(shown.names('button')).toEqual([m.login, m.register]);
    expect(shown.text).toContain(m.invitedBy('teacher'));
  });

  it('lets users join', () => {
    const shown = renderMarkup(<Invitation token="t" target={target} />, { user: aUser() });
    expect(shown.names('button')).toEqual([m.join]);
  });

  it('leads members to their group', () => {
    const shown = renderMarkup(<Invitation token="t" target={{ ...target, gid: 7 }} />, { user: aUser() });
    expect(shown.all('button')).toEqual([]);
    expect(shown.get('link', m.open).href).toBe('/group/7');
  });
});
