import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';
import { NoticeTable } from './notice-table.tsx';

const m = noticeMessages['en-US'];
const nothing = () => undefined;
const render = (part: object = {}, locale: 'en-US' | 'zh-CN' = 'en-US') => {
  const notice = {
    id: 1,
    title: 'Maintenance',
    content: '',
    type: 'All',
    state: false,
    recipients: [],
    adminUsername: 'root',
    deliveredCount: null,
    pushTime: '2026-05-01T08:00:00.000+0000',
    ...part,
  } as unknown as Notice;
  return renderMarkup(<NoticeTable notices={[notice]} onOpen={nothing} onDelete={nothing} />, { locale });
};
const people = (...names: string[]) => names.map((username) => ({ uid: username, username }));

describe('a notice', () => {
  it('can be edited until it is pushed, then only viewed', () => {
    const waiting = render();
    expect(waiting.names('button')).toContain(m.editOf('Maintenance'));
    expect(waiting.text).toContain(m.waitingLabel);
    const pushed = render({ state: true, deliveredCount: 3 });
    expect(pushed.names('button')).not.toContain(m.editOf('Maintenance'));
    expect(pushed.names('button')).toContain(m.openOf('Maintenance'));
    expect(pushed.text).toContain(m.delivered(3));
  });

  it.each([
    ['en-US', ['ann', 'bo'], 'ann, bo'],
    ['zh-CN', ['ann', 'bo'], 'ann、bo'],
    ['en-US', ['ann', 'bo', 'cy'], m.more('ann, bo', 3)],
  ] as const)('names its recipients in %s: %j', (locale, names, text) => {
    expect(render({ type: 'Single', recipients: people(...names) }, locale).text).toContain(text);
  });

  it.each(['All', 'Single', 'Admin'] as const)('for %s without names says who gets it', (type) => {
    expect(render({ type }).text).toContain(m.audiences[type]);
  });
});
