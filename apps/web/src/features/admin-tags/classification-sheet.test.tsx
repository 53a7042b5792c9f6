import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { TagGroup } from './api/list-tags.ts';
import { ClassificationSheet, type TagActions } from './classification-sheet.tsx';
import { tagMessages } from './tag-messages.ts';

const m = tagMessages['en-US'];
const nothing = () => undefined;
const actions: TagActions = {
  onAddTag: nothing,
  onEditTag: nothing,
  onDeleteTag: nothing,
  onEditClassification: nothing,
  onDeleteClassification: nothing,
};
const tag = (id: number, name: string) => ({
  id,
  name,
  color: null,
  nameTranslations: {},
  oj: 'ME',
  problemCount: 3,
  tcid: null,
});
const render = (group: object, isReadOnly = false) =>
  renderMarkup(<ClassificationSheet group={group as TagGroup} actions={isReadOnly ? undefined : actions} />);
const graphs = {
  classification: { id: 1, name: 'Graphs', nameTranslations: {}, oj: 'ME', rank: 2 },
  tagList: [tag(5, 'bfs')],
};
const rest = { classification: null, tagList: [] };

describe('a category of tags', () => {
  it('can be edited and deleted', () => {
    expect(render(graphs).names('button')).toEqual(
      expect.arrayContaining([
        m.addTo('Graphs'),
        m.editClassification('Graphs'),
        m.deleteClassification('Graphs'),
      ]),
    );
  });

  it('of tags without one can only be added to', () => {
    const markup = render(rest);
    expect(markup.get('heading', m.unclassified)).toBeDefined();
    expect(markup.names('button')).toEqual([m.addTo(m.unclassified)]);
    expect(markup.text).toContain(m.noTags);
  });

  it('has no actions for viewers who may not change it', () => {
    expect(render(graphs, true).all('button')).toEqual([]);
    expect(render(graphs, true).text).toContain('bfs');
  });

  it('counts its tags', () => {
    expect(render(graphs).text).toContain(m.tagCount(1));
    expect(render(rest).text).toContain(m.tagCount(0));
  });
});
