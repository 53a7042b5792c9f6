import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { Application } from './api/applications.ts';
import { applicationMessages } from './application-messages.ts';
import { ApplicationTable } from './application-table.tsx';

const m = applicationMessages['en-US'];
const render = (part: object = {}) => {
  const application = {
    id: 3,
    problemId: 'G7',
    title: 'Sum',
    gid: 2,
    isGroup: true,
    author: 'ann',
    applyPublicProgress: 1,
    ...part,
  } as unknown as Application;
  return renderMarkup(<ApplicationTable applications={[application]} />);
};

describe('an application of a group', () => {
  it.each([
    [1, m.progress.open, [m.refuseOf('G7'), m.approveOf('G7')]],
    [2, m.progress.approved, [m.reopenOf('G7')]],
    [3, m.progress.refused, [m.reopenOf('G7')]],
    [8, m.progress.open, [m.refuseOf('G7'), m.approveOf('G7')]],
  ])('in state %i is "%s" and can be decided or reopened', (applyPublicProgress, state, buttons) => {
    const markup = render({ applyPublicProgress });
    expect(markup.text).toContain(state);
    expect(markup.names('button')).toEqual(buttons);
  });

  it.each([
    [true, '/group/2/problem/G7'],
    [false, '/problem/G7'],
  ])('links to the problem where it lives (in the group: %s)', (isGroup, href) => {
    expect(render({ isGroup }).get('link', 'G7 Sum').href).toBe(href);
  });

  it('names a deleted author', () => {
    expect(render({ author: null }).text).toContain(m.noAuthor);
  });
});
