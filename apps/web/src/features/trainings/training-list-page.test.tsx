import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { categoriesQuery, groupTrainingListQuery, trainingListQuery } from './api/list-trainings.ts';
import { GroupTrainings } from './list/group-trainings.tsx';
import { parseListAddress } from './list/list-address.ts';
import { listMessages } from './list/list-messages.ts';
import { aTraining } from './testing/a-training.ts';
import { Component } from './training-list-page.tsx';

const pageOf = (records: unknown[], total = records.length) => ({
  records,
  total,
  size: 15,
  current: 1,
  pages: 1,
});
const categories = [
  { id: 1, name: 'Basics', color: '#123456' },
  { id: 2, name: 'Graphs', color: '#654321' },
];

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the list of trainings in %s', (locale) => {
  const m = listMessages[locale];
  const show = (query: string, answer: unknown) =>
    renderMarkup(<Component />, {
      locale,
      url: `/training?${query}`,
      user: aUser(),
      queries: [
        [categoriesQuery.queryKey, categories],
        [trainingListQuery(parseListAddress(new URLSearchParams(query)), 'u1').queryKey, answer],
      ],
    });

  it('shows the trainings and the categories', () => {
    const shown = show('', pageOf([aTraining()]));
    expect(shown.get('link', 'Loops').href).toBe('/training/7');
    const pressed = shown.all('button').filter((button) => button.attribute('aria-pressed') === 'true');
    expect(pressed.map(({ name }) => name)).toEqual([m.any]);
  });

  it('marks the category of the URL', () => {
    const shown = show('categoryId=2', pageOf([aTraining()]));
    expect(shown.get('button', 'Graphs').attribute('aria-pressed')).toBe('true');
    expect(shown.get('button', m.any).attribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['no training', '', pageOf([]), m.empty],
    ['no match', 'keyword=x', pageOf([]), m.noMatch],
    ['a page past the end', 'currentPage=9', pageOf([], 20), m.pastEnd],
    ['a failure', '', new Error('down'), m.failed],
  ])('%s', (_case, query, answer, text) => {
    expect(show(query, answer).text).toContain(text);
  });

  it('of a group says if it has none', () => {
    const shown = renderMarkup(<GroupTrainings groupId={2} />, {
      locale,
      queries: [[groupTrainingListQuery(2, 1).queryKey, pageOf([])]],
    });
    expect(shown.text).toContain(m.emptyGroup);
  });

  it('of a group leads to pages of the group', () => {
    const shown = renderMarkup(<GroupTrainings groupId={2} />, {
      locale,
      queries: [[groupTrainingListQuery(2, 1).queryKey, pageOf([aTraining()])]],
    });
    expect(shown.get('link', 'Loops').href).toBe('/group/2/training/7');
  });
});
