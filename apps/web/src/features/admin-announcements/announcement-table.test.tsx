import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementRow, AnnouncementScope } from './announcement-scope.ts';
import { AnnouncementTable } from './announcement-table.tsx';

const done = () => Promise.resolve();

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the table of announcements in %s', (locale) => {
  const m = announcementMessages[locale];
  const scope: AnnouncementScope = { name: 'site', words: m, save: done, show: done, invalidate: done };
  const row = (part: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
    id: 1,
    title: 'News',
    content: 'Text',
    username: 'ann',
    gmtCreate: '2026-05-01T08:00:00.000+0000',
    gmtModified: '2026-05-02T08:00:00.000+0000',
    status: 0,
    ...part,
  });
  const render = (announcements: readonly AnnouncementRow[], canChange = true) =>
    renderMarkup(
      <AnnouncementTable
        scope={scope}
        announcements={announcements}
        onEdit={() => undefined}
        onDelete={() => undefined}
        canChange={() => canChange}
      />,
      { locale },
    );

  it('shows when an announcement was published and when it was modified', () => {
    const markup = render([row()]);
    expect(markup.names('columnheader')).toEqual(
      expect.arrayContaining([m.columnId, m.columnTime, m.columnChanged]),
    );
    const times = markup.all('time').map((time) => time.attribute('datetime'));
    expect(times).toContain('2026-05-01T08:00:00.000Z');
    expect(times).toContain('2026-05-02T08:00:00.000Z');
  });

  it.each([
    [0, true],
    [1, false],
  ])('with the status %i is switched on: %s', (status, isVisible) => {
    const [visibility] = [
      ...render([row({ status })]).all('switch'),
      ...render([row({ status })]).all('checkbox'),
    ];
    expect(visibility?.isChecked).toBe(isVisible);
  });

  it('offers no change of a row that belongs to another administrator', () => {
    expect(render([row()]).names('button')).toContain(m.deleteOf('News'));
    expect(render([row()], false).names('button')).toEqual([]);
  });

  it('names a deleted author as such', () => {
    expect(render([row({ username: null })]).text).toContain(m.noAuthor);
  });
});
