import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { ManagedProblem } from '../api/manage-problems.ts';
import { managedProblemMessages } from './managed-problem-messages.ts';
import { ManagedProblemTable } from './managed-problem-table.tsx';

const problem = (part: Partial<ManagedProblem> = {}) =>
  ({
    id: 12,
    problemId: 'RIDGE7A1',
    title: 'Sum',
    author: 'ann',
    modifiedUser: 'ann',
    auth: 2,
    canEdit: true,
    applyPublicProgress: null,
    gmtCreate: '2026-05-01T08:00:00.000+0000',
    ...part,
  }) as ManagedProblem;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the managed problems of a group in %s', (locale) => {
  const m = managedProblemMessages[locale];
  const render = (part: Partial<ManagedProblem> = {}, canApply = true) =>
    renderMarkup(
      <ManagedProblemTable
        groupId={7}
        problems={[problem(part)]}
        canApply={() => canApply}
        onApply={() => undefined}
        onDelete={() => undefined}
      />,
      { locale },
    );

  it('are edited under their internal id and opened inside the group', () => {
    const markup = render();
    expect(markup.get('link', m.editOf('RIDGE7A1')).href).toBe('/group/7/problem/edit/12');
    expect(markup.get('link', m.open('Sum')).href).toBe('/group/7/problem/RIDGE7A1');
  });

  it('that belong to another author offer nothing', () => {
    const markup = render({ canEdit: false }, false);
    expect(markup.names('button')).toEqual([]);
    expect(markup.text).toContain(m.visibilities.private);
  });

  it.each([
    [null, m.applications.none],
    [1, m.applications.pending],
    [2, m.applications.approved],
    [3, m.applications.refused],
  ])('with the application %s show “%s”', (applyPublicProgress, word) => {
    expect(render({ applyPublicProgress }).text).toContain(word);
  });

  it('that became public open on the site, and can be taken back', () => {
    const markup = render({ applyPublicProgress: 2, canEdit: false });
    expect(markup.get('link', m.open('Sum')).href).toBe('/problem/RIDGE7A1');
    expect(markup.names('button')).toEqual([m.actionsOf('RIDGE7A1')]);
  });

  it('name another user who modified them, and a deleted author', () => {
    expect(render({ modifiedUser: 'bea' }).text).toContain(m.modifiedBy('bea'));
    expect(render().text).not.toContain(m.modifiedBy('ann'));
    expect(render({ author: null }).text).toContain(m.noAuthor);
  });
});
