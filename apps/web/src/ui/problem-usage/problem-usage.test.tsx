import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { ProblemUsage } from './problem-usage.tsx';

describe('the use of a problem', () => {
  it('names contests with their state, and is nothing without any', () => {
    expect(renderMarkup(<ProblemUsage contests={[]} />).text).toBe('');
    const [link] = renderMarkup(<ProblemUsage contests={[{ id: 7, title: 'Cup', state: 'running' }]} />).all(
      'link',
    );
    expect([link?.href, link?.name]).toEqual(['/contest/7', 'Cup (running)']);
  });
});
