import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { ProblemUsage } from './problem-usage.tsx';

const linksOf = (usage: Parameters<typeof ProblemUsage>[0]) =>
  renderMarkup(<ProblemUsage {...usage} />)
    .all('link')
    .map(({ href, name }) => [href, name]);

describe('the use of a problem', () => {
  it('names contests with their state, and is nothing without any', () => {
    expect(renderMarkup(<ProblemUsage contests={[]} trainings={[]} />).text).toBe('');
    expect(linksOf({ contests: [{ id: 7, title: 'Cup', state: 'running' }], trainings: [] })).toEqual([
      ['/contest/7', 'Cup (running)'],
    ]);
  });

  it('names trainings, and those of groups only to users who may know their titles', () => {
    const trainings = [
      { id: 8, title: 'Loops', gid: null },
      { id: 9, title: null, gid: 5 },
    ];
    expect(linksOf({ contests: [], trainings })).toEqual([
      ['/training/8', 'Loops'],
      ['/group/5/training/9', 'A training of a group'],
    ]);
  });
});
