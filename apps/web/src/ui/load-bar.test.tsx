import { describe, expect, it } from 'vitest';
import { LoadBar } from './load-bar.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

describe('a load bar', () => {
  it.each([
    [0, '0', 'calm'],
    [74.6, '75', 'calm'],
    [75, '75', 'warn'],
    [90, '90', 'bad'],
    [100, '100', 'bad'],
  ])('at %d percent', (percent, value, tone) => {
    const markup = renderMarkup(<LoadBar name="Memory" percent={percent} />);
    expect(markup.get('meter', 'Memory').attribute('aria-valuenow')).toBe(value);
    expect(markup.html).toContain(`data-tone="${tone}"`);
  });
});
