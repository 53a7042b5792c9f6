import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { TrainingLinks } from './training-links.tsx';

const linksOf = (element: ReactElement) =>
  renderMarkup(element)
    .all('link')
    .map(({ href }) => href);

describe('the links between the pages of a training', () => {
  it('lead to its other pages, its comparisons and the list', () => {
    expect(linksOf(<TrainingLinks scope={{}} trainingId={7} current="edit" />)).toEqual([
      '/admin/training/7/problems',
      '/similarity/training/7',
      '/training/7',
      '/admin/training',
    ]);
  });

  it('stay in the group', () => {
    expect(linksOf(<TrainingLinks scope={{ groupId: 2 }} trainingId={7} current="problems" />)).toEqual([
      '/group/2/training/7/edit',
      '/similarity/training/7',
      '/group/2/training/7',
      '/group/2/training?view=manage',
    ]);
  });

  it('of a training that is not saved lead back only', () => {
    expect(linksOf(<TrainingLinks scope={{}} />)).toEqual(['/admin/training']);
  });
});
