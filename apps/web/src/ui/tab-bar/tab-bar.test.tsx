import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { TabBar, TabCount } from './tab-bar.tsx';

const tabs = [
  { key: 'home', name: 'Home', to: '/x' },
  { key: 'rank', name: 'Rank', to: '/x/rank', closedReason: 'Members only' },
  { key: 'news', name: 'News', to: '/x/news', badge: <TabCount count={3} label="3 new" /> },
];

describe('a tab bar', () => {
  const shown = renderMarkup(<TabBar label="Pages" tabs={tabs} current="home" />);

  it('marks the current tab and counts new things', () => {
    const current = shown.all('link').filter((link) => link.attribute('aria-current') === 'page');
    expect(current.map(({ href }) => href)).toEqual(['/x']);
    expect(shown.names('img')).toEqual(['3 new']);
  });

  it('keeps a closed tab, without an address', () => {
    const closed = shown.get('link', 'Rank');
    expect([closed.isDisabled, closed.href]).toEqual([true, undefined]);
  });

  it('shows no count of zero, and keeps its place', () => {
    const [none, some] = [0, 3].map((count) => renderMarkup(<TabCount count={count} label="new" />));
    expect(none?.all('img')).toEqual([]);
    const place = /^<span class="([^"]+)"/;
    expect(place.exec(none?.html ?? '')?.[1]).toBe(place.exec(some?.html ?? '')?.[1]);
  });
});
