import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { ListedContest } from '../api/list-contests.ts';
import type { ContestScope } from '../contest-scope.ts';
import { contestListMessages } from './contest-list-messages.ts';
import { ContestTable } from './contest-table.tsx';

const m = contestListMessages['en-US'];
const contest = (part: object = {}) =>
  ({
    id: 1002,
    title: 'Spring Cup',
    author: 'ann',
    status: 0,
    type: 0,
    auth: 0,
    startTime: '2026-05-01T08:00:00.000+0000',
    duration: 18_000,
    problemCount: 5,
    count: 12,
    visible: true,
    canEdit: true,
    canDelete: true,
    ...part,
  }) as unknown as ListedContest;
const render = (part: object = {}, scope: ContestScope = {}) =>
  renderMarkup(
    <ContestTable
      scope={scope}
      contests={[contest(part)]}
      onDownload={() => undefined}
      onDelete={() => undefined}
    />,
  );

describe('a contest of the back office', () => {
  it.each([
    [-1, m.statuses.scheduled],
    [0, m.statuses.running],
    [1, m.statuses.ended],
    [9, m.statuses.ended],
  ])('with status %i is called "%s"', (status, text) => {
    expect(render({ status }).text).toContain(text);
  });

  it.each([
    [0, m.audiences.public],
    [1, m.audiences.private],
    [2, m.audiences.protected],
    [7, m.audiences.private],
  ])('with auth %i is called "%s"', (auth, text) => {
    expect(render({ auth }).text).toContain(text);
  });

  it('shows scoring, length and counts', () => {
    const { text } = render({ type: 1 });
    expect(text).toContain('OI');
    expect(text).toContain('5 hours');
    expect(text).toContain('5 / 12');
  });

  it('has actions only for those who may edit it', () => {
    const own = render();
    expect(own.get('link', m.editOf('Spring Cup')).href).toBe('/admin/contest/1002/edit');
    expect(own.get('link', m.problemsOf('Spring Cup')).href).toBe('/admin/contest/1002/problems');
    const foreign = render({ canEdit: false });
    expect(foreign.find('link', m.editOf('Spring Cup'))).toBeUndefined();
    expect(foreign.find('button', m.actionsOf('Spring Cup'))).toBeUndefined();
    const [visibility] = [...foreign.all('switch'), ...foreign.all('checkbox')];
    expect(visibility?.isDisabled).toBe(true);
  });

  it('of a group is managed inside the group', () => {
    const markup = render({}, { groupId: 7 });
    expect(markup.get('link', m.editOf('Spring Cup')).href).toBe('/group/7/contest/1002/edit');
    expect(markup.get('link', m.problemsOf('Spring Cup')).href).toBe('/group/7/contest/1002/problems');
  });

  it.each([true, false])('that is visible (%s) has its switch so', (visible) => {
    const markup = render({ visible });
    const [visibility] = [...markup.all('switch'), ...markup.all('checkbox')];
    expect(visibility?.isChecked).toBe(visible);
  });
});
