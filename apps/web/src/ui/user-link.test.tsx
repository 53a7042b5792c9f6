import { describe, expect, it } from 'vitest';
import { UserLink } from './user-link.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

describe('a link to a user', () => {
  it('shortens a long name for the eye, not for screen readers', () => {
    const name = 'a-very-long-username-of-a-user';
    const [link] = renderMarkup(<UserLink username={name} avatar={null} />).all('link');
    expect(link?.text).toContain(name);
    expect(link?.text).toContain('a-very-long-us…');
    expect(link?.href).toBe(`/user-home?username=${name}`);
  });

  it('encodes any name', () => {
    const [link] = renderMarkup(<UserLink username="a&b=c 题" avatar={null} />).all('link');
    expect(link?.href).toBe(`/user-home?username=${encodeURIComponent('a&b=c 题')}`);
  });
});
