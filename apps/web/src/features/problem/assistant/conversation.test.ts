import { expect, test } from 'vitest';
import { addExchange, applyEvent, endLast, toShown, type ShownMessage } from './conversation.ts';
import type { AnswerEvent } from './api/open-answer.ts';

const example = {
  input: '1\n',
  expected: '2\n',
  output: '1\n',
  status: -1,
  explanation: 'Off by one.',
  line: 3,
};
const start = () => addExchange([], { key: 'a', text: 'Why?', level: 'concept' });
const play = (events: readonly AnswerEvent[]) =>
  events.reduce<ShownMessage[]>((messages, event) => applyEvent(messages, event), start()).at(-1);

test('a question is followed by an answer that streams', () => {
  expect(start()).toMatchObject([
    { isAnswer: false, text: 'Why?', state: 'complete' },
    { isAnswer: true, text: '', state: 'streaming' },
  ]);
});

test('texts are appended, and the end has a state', () => {
  expect(
    play([
      { name: 'text', data: { text: 'One.\n' } },
      { name: 'text', data: { text: 'Two.\n' } },
      { name: 'done', data: { state: 'quota', questionsLeft: 0, questionsPerDay: 5 } },
    ]),
  ).toMatchObject({ text: 'One.\nTwo.\n', state: 'quota' });
});

test('a claim is checked, then confirmed or removed', () => {
  const checking: AnswerEvent = { name: 'checking', data: {} };
  expect(play([checking, checking])).toMatchObject({ checking: 2 });
  expect(play([checking, { name: 'counter-example', data: example }])).toMatchObject({
    checking: 0,
    counterExamples: [example],
  });
  const removed: AnswerEvent = { name: 'removed', data: { reason: 'unverified' } };
  expect(play([checking, removed, removed])).toMatchObject({ checking: 0, removed: ['unverified'] });
});

test('a removed link leaves the check of a claim open', () => {
  expect(
    play([
      { name: 'checking', data: {} },
      { name: 'removed', data: { reason: 'link' } },
    ]),
  ).toMatchObject({
    checking: 1,
  });
});

test('a stopped answer keeps its text', () => {
  const stopped = endLast(applyEvent(start(), { name: 'text', data: { text: 'One.\n' } }), 'stopped');
  expect(stopped.at(-1)).toMatchObject({ text: 'One.\n', state: 'stopped' });
});

test('an answer of an earlier visit that never ended counts as cut off', () => {
  const stored = {
    id: 7,
    isAnswer: true,
    level: 'concept',
    text: 'Half',
    counterExamples: [],
    removed: [],
    state: 'streaming',
    gmtCreate: '2026-05-01T08:00:00.000+0000',
  } as const;
  expect(toShown({ ...stored, counterExamples: [], removed: [] })).toMatchObject({
    key: '7',
    state: 'cut-off',
  });
});
