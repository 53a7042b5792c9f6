import { describe, expect, it } from 'vitest';
import { renderMarkup } from './testing/render-markup.tsx';
import { UserAvatar } from './user-avatar.tsx';

describe('UserAvatar', () => {
  const show = (username: string, avatar: string | null = null) =>
    renderMarkup(<UserAvatar username={username} avatar={avatar} />);

  it('shows the picture without a name, since the name stands beside it', () => {
    expect(show('ann', '/a.png').names('img')).toEqual(['']);
  });

  it.each([
    ['ann', 'A'],
    ['张三', '张'],
    ['😀x', '😀'],
    ['', '?'],
  ])('shows the first letter of %j', (username, letter) => {
    expect(show(username).text).toBe(letter);
    expect(show(username, '').text).toBe(letter);
  });

  it('keeps the colour of a user', () => {
    const colorOf = (name: string) => /hsl\((\d+)/.exec(show(name).html)?.[1];
    expect(colorOf('ann')).toBe(colorOf('ann'));
    const colors = new Set(['ann', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi'].map(colorOf));
    expect(colors.size).toBeGreaterThan(2);
  });
});
