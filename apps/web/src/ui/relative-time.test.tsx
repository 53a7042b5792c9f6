import { describe, expect, it } from 'vitest';
import { RelativeTime } from './relative-time.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

describe('a relative time', () => {
  it('has the exact time for machines and in its tooltip', () => {
    const [time] = renderMarkup(<RelativeTime value="2020-05-01T08:00:00.000+0000" />).all('time');
    expect(time?.attribute('datetime')).toBe('2020-05-01T08:00:00.000Z');
    expect(time?.attribute('title')).toContain('2020');
    expect(time?.text).toMatch(/years ago/);
  });

  it.each(['', 'yesterday'])('shows nothing for %j', (value) => {
    expect(renderMarkup(<RelativeTime value={value} />).text).toBe('');
  });
});
