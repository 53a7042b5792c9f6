import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

const parts = (html: string) => [...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);

describe('the home page while it loads', () => {
  it('has the parts of the loaded page, for guests and users', () => {
    for (const options of [{}, { user: aUser() }]) {
      const { html } = renderMarkup(<HomeSkeleton />, options);
      expect(parts(html)).toEqual(['steps', 'entries', 'panel', 'panel']);
      expect(html).toContain('aria-busy="true"');
    }
    const guest = renderMarkup(<HomeSkeleton />).html;
    expect(renderMarkup(<HomeSkeleton />, { user: aUser() }).html).not.toBe(guest);
  });
});
