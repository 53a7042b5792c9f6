import type { AssistantStateOnWire } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { lockMessages } from '../../../ui/membership/lock-messages.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { assistantStateQuery, conversationQuery } from './api/assistant.ts';
import { assistantMessages } from './assistant-messages.ts';
import { AssistantPanel } from './assistant-panel.tsx';
import { allowedLevels } from './question-form.tsx';

const m = assistantMessages['en-US'];
const state: AssistantStateOnWire = {
  refusal: null,
  highestLevel: 'approach',
  questionsLeft: 3,
  questionsPerDay: 5,
  lock: null,
  destination: 'api.example',
  model: 'a-model',
  retentionDays: 90,
};
const user = aUser();
const message = {
  id: 1,
  isAnswer: true,
  level: 'concept',
  text: 'Think of the sum.',
  counterExamples: [
    { input: '1 2', expected: '3', output: '2', status: -1, explanation: 'It loses one.', line: 4 },
  ],
  removed: ['link'],
  state: 'quota',
  gmtCreate: '2026-05-01T08:00:00.000+0000',
};

const render = (changes: Partial<AssistantStateOnWire> = {}, messages: readonly object[] = []) =>
  renderMarkup(<AssistantPanel pid={7} context={{}} onClose={() => undefined} />, {
    user,
    queries: [
      [assistantStateQuery(7, {}, user.uid).queryKey, { ...state, ...changes }],
      [conversationQuery(7, user.uid).queryKey, messages.length === 0 ? null : { id: 1, messages }],
    ],
  });

describe('the assistant', () => {
  it('shows what is left, and suggests questions', () => {
    const markup = render();
    expect(markup.text).toContain(m.left(3, 5));
    expect(markup.find('button', m.suggestions.start)).toBeDefined();
    expect(markup.find('button', m.ask)).toBeDefined();
  });

  it.each(['not-configured', 'contest', 'teacher', 'remote', 'quota', 'budget'] as const)(
    'says why it is off: %s',
    (refusal) => {
      const markup = render({ refusal });
      expect(markup.text).toContain(m.refusedText[refusal]);
      expect(markup.find('button', m.ask)).toBeUndefined();
    },
  );

  it('says which membership has more questions', () => {
    const markup = render({ refusal: 'quota', questionsLeft: 0, lock: { level: 2 } });
    expect(markup.get('link', lockMessages['en-US'].buy).href).toBe('/buy?level=2');
  });

  it('says what is sent where before the first use', () => {
    const { text } = render({ refusal: 'consent' });
    expect(text).toContain('api.example');
    expect(text).toContain(m.consentNever);
  });

  it('shows a verified counter-example, what was removed, and how an answer ended', () => {
    const { text } = render({}, [message]);
    for (const part of [m.verified, m.verifiedText, m.removed.link, m.ended.quota])
      expect(text).toContain(part);
  });

  it('marks the line and the explanation of the model as a guess, below what the judge has confirmed', () => {
    const { text } = render({}, [message]);
    const [verified = '', guess = ''] = text.split(m.guess);
    expect(verified).toContain(m.verified);
    for (const part of [m.lineOf(4), 'It loses one.']) {
      expect(verified).not.toContain(part);
      expect(guess).toContain(part);
    }
  });

  it('asks guests to log in', () => {
    const { text } = renderMarkup(<AssistantPanel pid={7} context={{}} onClose={() => undefined} />);
    expect(text).toContain(m.login);
  });

  it('offers the levels up to the highest allowed one', () => {
    expect(allowedLevels('approach')).toEqual(['question', 'concept', 'approach']);
  });
});
