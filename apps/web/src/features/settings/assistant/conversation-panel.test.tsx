import { expect, test } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { conversationsQuery, type Conversations } from '../api/conversations.ts';
import { conversationMessages } from './conversation-messages.ts';
import { ConversationPanel } from './conversation-panel.tsx';

const m = conversationMessages['en-US'];
const page = (records: Conversations['records']): Conversations => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  orders: [],
  searchCount: true,
  pages: 1,
});
const render = (conversations?: Conversations | Error) =>
  renderMarkup(<ConversationPanel />, {
    user: aUser(),
    queries: conversations === undefined ? [] : [[conversationsQuery(1).queryKey, conversations]],
  });

test('lists the conversations with their problems, each with a button to delete it', () => {
  const markup = render(
    page([
      { id: 1, problemId: '1000', title: 'A+B', questions: 2, gmtModified: '2026-01-02T08:00:00.000+0000' },
    ]),
  );
  expect(markup.text).toContain('1000 A+B');
  expect(markup.text).toContain(m.questions(2));
  expect(markup.find('button', m.removeOf('A+B'))).toBeDefined();
  expect(markup.find('button', m.removeAll)).toBeDefined();
});

test('says that there are none, and offers a retry', () => {
  expect(render(page([])).text).toContain(m.empty);
  expect(render(new Error('down')).all('button')).toHaveLength(1);
});
