import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Solution, SolutionPage } from '../api/list-solutions.ts';
import { SolutionList } from './solutions.tsx';
import { solutionMessages } from './solution-messages.ts';

const solution: Solution = {
  id: 7,
  categoryId: 2,
  title: '[1000] Two pointers',
  description: 'Linear time.',
  content: null,
  pid: '1000',
  uid: 'u1',
  author: 'ada',
  avatar: null,
  role: 'user',
  badge: null,
  viewNum: 1,
  likeNum: 4,
  commentNum: 2,
  topPriority: false,
  status: 0,
  gid: null,
  kind: 'solution',
  isOfficial: true,
  gmtCreate: '2026-11-01T08:00:00.000+0000',
  gmtModified: '2026-11-01T08:00:00.000+0000',
};

const noSolutions: SolutionPage = {
  records: [],
  total: 0,
  size: 10,
  current: 1,
  pages: 1,
  orders: [],
  searchCount: true,
  isLocked: false,
  lockReason: null,
  lock: null,
  canPost: false,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the solutions of a problem in %s', (locale) => {
  const m = solutionMessages[locale];
  const show = (changes: Partial<SolutionPage>, context = {}) =>
    renderMarkup(
      <SolutionList
        solutions={{
          ...noSolutions,
          ...changes,
        }}
        problemId="1000"
        context={context}
      />,
      { locale },
    );

  it('have title, author, likes and the official mark', () => {
    const shown = show({ records: [solution], total: 1, canPost: true });
    expect(shown.get('link', 'Two pointers').href).toBe('/discussion-detail/7');
    expect(shown.get('link', m.write).href).toBe('/discussion/1000?new=solution');
    expect(shown.names('img')).toEqual([m.likes(4), m.comments(2)]);
    expect(shown.text).toContain(m.official);
    expect(shown.text).toContain(m.count(1));
  });

  it('of a group lead to pages of the group', () => {
    const shown = show({ records: [solution], total: 1 }, { groupId: 2 });
    expect(shown.get('link', 'Two pointers').href).toBe('/group/2/discussion-detail/7');
    expect(shown.find('link', m.write)).toBeUndefined();
  });

  it('name the membership that opens them', () => {
    const shown = show({ isLocked: true, lockReason: 'unsolved', lock: { level: 2 }, total: 3 });
    expect(shown.text).toContain(m.locked.unsolved);
    expect(shown.text).toContain('1-2');
    expect(shown.all('link').map(({ href }) => href)).toContain('/buy?level=2');
  });

  it.each(['login', 'unsolved', 'contest'] as const)('say why they are locked: %s', (lockReason) => {
    const shown = show({ isLocked: true, lockReason, total: 3 });
    expect(shown.text).toContain(m.locked[lockReason]);
    expect(shown.text).toContain(m.count(3));
    expect(shown.names('button')).toEqual(lockReason === 'login' ? [m.login] : []);
  });

  it('invite to write the first one', () => {
    expect(show({ canPost: true }).names('link')).toEqual([m.write]);
    expect(show({}).text).toContain(m.emptyLocked);
  });
});
