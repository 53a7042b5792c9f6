import { describe, expect, it } from 'vitest';
import { renderMarkup } from './testing/render-markup.tsx';
import { TitleTag } from './title-tag.tsx';

describe('TitleTag', () => {
  const colorOf = (color: string | null | undefined) =>
    /--title-color:\s*([^;"]+)/.exec(renderMarkup(<TitleTag name="Coach" color={color} />).html)?.[1];

  it.each(['#fff', '#ffff', '#12ab34', '#12AB3480'])('uses the colour %s', (color) => {
    expect(colorOf(color)).toBe(color);
  });

  it.each([null, undefined, '', 'red', '#12', '#12345', '#1234567', '#ggg', '#fff;background:url(//x)'])(
    'uses the colour of the site instead of %j',
    (color) => {
      expect(colorOf(color)).toBe('var(--color-gold)');
    },
  );

  it.each([null, undefined, ''])('is absent without a name (%j)', (name) => {
    expect(renderMarkup(<TitleTag name={name} color="#fff" />).text).toBe('');
  });
});
