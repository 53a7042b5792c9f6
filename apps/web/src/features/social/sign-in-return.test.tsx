import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { Component as ReturnPage } from './sign-in-return-page.tsx';
import { signInReturnMessages } from './sign-in-return-messages.ts';
import { TestedClaims } from './tested-claims.tsx';

const m = signInReturnMessages['en-US'];

describe('the result of a test login', () => {
  it('shows the claims and what the mapping makes of them', () => {
    const markup = renderMarkup(
      <TestedClaims tested={{ label: 'School', claims: '{"sub":"1"}', role: 'admin', groups: [3, 4] }} />,
    );
    for (const text of [m.tested('School'), '{"sub":"1"}', 'admin', '3, 4'])
      expect(markup.text).toContain(text);
    expect(markup.get('link', m.toAdmin).href).toBe('/admin/sign-in');
  });

  it('says that nothing is mapped', () => {
    const markup = renderMarkup(
      <TestedClaims tested={{ label: 'School', claims: '{}', role: null, groups: [] }} />,
    );
    expect(markup.text.split(m.none)).toHaveLength(3);
  });
});

describe('the return from a provider', () => {
  it.each(['', '?code=x', '?state='])('without a state is explained: %j', (search) => {
    const markup = renderMarkup(<ReturnPage />, { url: `/sign-in/return${search}` });
    expect(markup.text).toContain(m.incomplete);
    expect(markup.find('button', m.again)).toBeDefined();
  });

  it('with a state finishes the login', () => {
    const markup = renderMarkup(<ReturnPage />, { url: '/sign-in/return?code=x&state=y' });
    expect(markup.text).toContain(m.working);
  });
});
