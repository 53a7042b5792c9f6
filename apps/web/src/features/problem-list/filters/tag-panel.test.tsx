import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { tagGroupsQuery } from '../api/list-tag-groups.ts';
import { tagFilterMessages } from './tag-filter-messages.ts';
import { TagPanel } from './tag-panel.tsx';

const m = tagFilterMessages['en-US'];
const nothing = () => undefined;
const tag = (id: number, name: string) => ({ id, name, allNames: [name], color: null });
const groups = [
  {
    classification: { id: 1, name: 'Algorithms', oj: 'ME', rank: 1 },
    tagList: [tag(1, 'graph'), tag(2, 'dp')],
  },
  { classification: null, tagList: [tag(3, 'easy')] },
];
const counts = [
  { id: 1, count: 12 },
  { id: 2, count: 3 },
];
const render = (data: unknown, tagIds: number[] = []) =>
  renderMarkup(
    <TagPanel
      filters={{ origin: undefined, tagIds }}
      counts={counts}
      onChange={nothing}
      onDone={nothing}
      focusesSearch
    />,
    { queries: data === undefined ? [] : [[tagGroupsQuery(undefined).queryKey, data]] },
  );

describe('the tags', () => {
  it('are grouped, those without a group last', () => {
    expect(render(groups).names('heading')).toEqual(['Algorithms', m.unclassified]);
  });

  it('that are chosen are pressed, counted and can be cleared', () => {
    const markup = render(groups, [2]);
    expect(markup.get('button', 'dp 3').attribute('aria-pressed')).toBe('true');
    expect(markup.get('button', 'graph 12').attribute('aria-pressed')).toBe('false');
    expect(markup.text).toContain(m.chosen(1));
    expect(markup.find('button', m.clear)).toBeDefined();
  });

  it('have the number of their problems, zero too', () => {
    expect(render(groups).names('button').slice(0, 3)).toEqual(['graph 12', 'dp 3', 'easy 0']);
  });

  it('cannot be cleared if none is chosen', () => {
    expect(render(groups).find('button', m.clear)).toBeUndefined();
  });

  it('say if the site has none, or if they failed to load', () => {
    expect(render([]).text).toContain(m.noTags);
    expect(render(new Error('offline')).text).toContain(m.failed);
    expect(render(undefined).text).not.toContain(m.noTags);
  });
});
