import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { GroupProblem } from '../api/list-group-problems.ts';
import { groupContentMessages } from '../group-content-messages.ts';
import { GroupProblemTable } from './group-problem-table.tsx';

const problem = {
  pid: 12,
  problemId: 'ALGO26A 1',
  title: 'Sum',
  difficulty: 0,
  tags: [{ id: 1, name: 'graphs', color: '#4CAF50' }],
  ac: 3,
  total: 4,
} as GroupProblem;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the problems of a group in %s', (locale) => {
  const m = groupContentMessages[locale];
  const show = (status: number | undefined, showsTags = false) =>
    renderMarkup(
      <GroupProblemTable
        groupId={7}
        problems={[problem]}
        statuses={status === undefined ? undefined : { '12': { status } }}
        showsTags={showsTags}
      />,
      { locale },
    );

  it('stay inside the group', () => {
    expect(show(undefined).get('link', 'Sum').href).toBe('/group/7/problem/ALGO26A%201');
    expect(show(undefined).text).toContain('3 / 4');
  });

  it('show tags on request', () => {
    expect(show(undefined).text).not.toContain('graphs');
    expect(show(undefined, true).text).toContain('graphs');
    expect(show(undefined, true).names('columnheader')).toContain(m.tags);
  });

  it('mark what the viewer tried', () => {
    expect(show(-10).text).toContain(m.untried);
    expect(show(statuses.accepted).text).not.toContain(m.untried);
  });
});
