import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementRow, AnnouncementScope } from './announcement-scope.ts';
import { ManagedAnnouncements } from './managed-announcements.tsx';

const done = () => Promise.resolve();
const ignore = () => undefined;
const address = {
  page: 1,
  size: 10,
  filter: () => '',
  setPage: ignore,
  replacePage: ignore,
  setSize: ignore,
  setFilter: ignore,
};
const texts = {
  title: 'Announcements of the class',
  description: 'Newest first',
  emptyTitle: 'None yet',
  emptyText: 'Write the first',
  deleteText: (title: string) => `${title} disappears`,
};
const row: AnnouncementRow = {
  id: 7,
  title: 'News',
  content: 'Text',
  username: 'ann',
  gmtCreate: '2026-05-01T08:00:00.000+0000',
  gmtModified: '2026-05-02T08:00:00.000+0000',
  status: 0,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('announcements of a contest or group in %s', (locale) => {
  const m = announcementMessages[locale];
  const scope: AnnouncementScope = {
    name: 'group 1',
    headingLevel: 2,
    words: m,
    save: done,
    show: done,
    invalidate: done,
  };
  const render = (records: AnnouncementRow[], { url = '/', canChange = true } = {}) =>
    renderMarkup(
      <ManagedAnnouncements
        scope={scope}
        texts={texts}
        address={address}
        rows={{
          data: { records, total: records.length },
          isError: false,
          isPlaceholderData: false,
          refetch: ignore,
        }}
        remove={done}
        links={<a href="/elsewhere">Elsewhere</a>}
        canChange={() => canChange}
      />,
      { locale, url },
    );

  it('lists the rows under the heading, with the links and the button for a new one', () => {
    const markup = render([row]);
    expect(markup.text).toContain(texts.title);
    expect(markup.text).toContain('News');
    expect(markup.names('link')).toContain('Elsewhere');
    expect(markup.names('button')).toEqual(expect.arrayContaining([m.create, m.deleteOf('News')]));
  });

  it('offers no change of a row that the viewer may not change', () => {
    expect(render([row], { canChange: false }).names('button')).not.toContain(m.deleteOf('News'));
  });

  it('has its own texts while there are none', () => {
    const { text } = render([]);
    expect(text).toContain(texts.emptyTitle);
    expect(text).toContain(texts.emptyText);
  });

  it('opens the row that the address names', () => {
    const { text } = render([row], { url: '/?edit=7' });
    expect(text).toContain(m.editTitle);
    expect(text).not.toContain(texts.title);
  });

  it('says so if the page of the list has no such row', () => {
    expect(render([row], { url: '/?edit=8' }).text).toContain(m.goneTitle);
  });
});
