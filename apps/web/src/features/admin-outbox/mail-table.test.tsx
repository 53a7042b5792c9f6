import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import type { Mail } from './api/list-mails.ts';
import { EmptyOutbox } from './empty-outbox.tsx';
import { MailTable } from './mail-table.tsx';
import { outboxMessages } from './outbox-messages.ts';

const m = outboxMessages['en-US'];
const nothing = () => undefined;

describe('stored mails', () => {
  it.each(['queued', 'sent', 'kept', 'failed'] as const)('name their state: %s', (state) => {
    const mail = {
      id: 1,
      state,
      subject: 'Your code',
      recipient: 'ann@example.com',
      text: '',
      gmtCreate: '2026-05-01T08:00:00.000+0000',
    } as unknown as Mail;
    const markup = renderMarkup(<MailTable mails={[mail]} onOpen={nothing} />);
    expect(markup.text).toContain(m.state[state]);
    expect(markup.find('button', m.open('Your code'))).toBeDefined();
  });

  it('that do not exist lead to the settings of the mail server', () => {
    const markup = renderMarkup(<EmptyOutbox isFiltered={false} onShowAll={nothing} />);
    expect(markup.get('link', m.configure).href).toBe('/admin/mail');
  });

  it('that no filter matches can all be shown', () => {
    const markup = renderMarkup(<EmptyOutbox isFiltered onShowAll={nothing} />);
    expect(markup.text).toContain(m.emptyFiltered);
    expect(markup.find('button', m.showAll)).toBeDefined();
    expect(markup.all('link')).toEqual([]);
  });
});
