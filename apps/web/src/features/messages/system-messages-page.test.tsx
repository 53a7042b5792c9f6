import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { systemMessagesQuery, type SystemMessage } from './api/list-messages.ts';
import type { SystemMessageKind } from './message-kinds.ts';
import { messageMessages } from './message-messages.ts';
import { SystemMessagesPage } from './system-messages-page.tsx';

const m = messageMessages['en-US'];
const message = (id: number, part: Partial<SystemMessage> = {}) => ({
  id,
  type: 'Sys',
  title: `Title ${String(id)}`,
  content: 'Text **here**',
  state: true,
  gmtCreate: '2026-05-01T08:00:00.000+0000',
  ...part,
});
const pageOf = (records: readonly object[], total = records.length) => ({
  records,
  total,
  size: 8,
  current: 1,
  pages: 1,
});
const render = (
  data: object | undefined,
  options: { kind?: SystemMessageKind; page?: number; search?: string } = {},
) => {
  const { kind = 'Sys', page = 1, search = '' } = options;
  const key = systemMessagesQuery(kind, page).queryKey;
  return renderMarkup(<SystemMessagesPage kind={kind} />, {
    url: `/message/sys${search}`,
    queries: data === undefined ? [] : [[key, data]],
  });
};

describe('system messages', () => {
  it('mark those that are new', () => {
    const articles = render(pageOf([message(1, { state: false }), message(2)])).all('article');
    expect(articles.map(({ text }) => text.includes(m.unread))).toEqual([true, false]);
  });

  it('can be deleted one by one or all', () => {
    const markup = render(pageOf([message(1), message(2)]));
    expect(markup.names('button')).toEqual(
      expect.arrayContaining([m.removeOf('Title 1'), m.removeOf('Title 2'), m.clear]),
    );
    expect(markup.get('button', m.clear).isDisabled).toBe(false);
  });

  it('that do not exist leave nothing to clear', () => {
    const markup = render(pageOf([]));
    expect(markup.text).toContain(m.emptyTitle);
    expect(markup.get('button', m.clear).isDisabled).toBe(true);
  });

  it('that fail to load can be tried again', () => {
    expect(render(new Error('offline')).text).toContain(m.failedTitle);
  });

  it('are not called empty while they load', () => {
    const { text } = render(undefined);
    expect(text).not.toContain(m.emptyTitle);
    expect(text).not.toContain(m.failedTitle);
  });

  it.each([
    ['?currentPage=2', 2],
    ['?currentPage=0', 1],
    ['?currentPage=-3', 1],
    ['?currentPage=x', 1],
  ])('of %s are page %i', (search, page) => {
    expect(render(pageOf([message(7)], 20), { page, search }).text).toContain('Title 7');
  });

  it('have links to all kinds, and the current one is marked', () => {
    const links = render(pageOf([]), { kind: 'Mine' }).all('link');
    expect(links.map(({ href }) => href)).toEqual([
      '/message/discuss',
      '/message/reply',
      '/message/like',
      '/message/sys',
      '/message/mine',
    ]);
    expect(links.filter((link) => link.attribute('aria-current') === 'page').map(({ name }) => name)).toEqual(
      [m.Mine.title],
    );
  });
});
