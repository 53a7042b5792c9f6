import { describe, expect, test } from 'vitest';
import {
  canReadAnswer,
  canReadQuestion,
  canReplyToQuestion,
  isAskerHidden,
  type QuestionReader,
  type QuestionText,
} from './contest-questions.ts';

const readers = {
  guest: { userId: undefined, isManager: false },
  asker: { userId: 'asker', isManager: false },
  other: { userId: 'other', isManager: false },
  manager: { userId: 'manager', isManager: true },
} as const;
type ReaderName = keyof typeof readers;
const names = Object.keys(readers) as ReaderName[];

const question: QuestionText = { authorId: 'asker', isAuthorManager: false, isPublished: false };
const published = { ...question, isPublished: true };
const notice: QuestionText = { authorId: 'jury', isAuthorManager: true, isPublished: false };
const privateAnswer: QuestionText = { authorId: 'jury', isAuthorManager: true, isPublished: false };
const publicAnswer = { ...privateAnswer, isPublished: true };
const addition: QuestionText = { authorId: 'asker', isAuthorManager: false, isPublished: false };

const listReaders = (hasEnded: boolean, decide: (reader: QuestionReader) => boolean) =>
  names.filter((name) => decide({ ...readers[name], hasEnded })).join(' ');
const everyone = names.join(' ');

describe('a question', () => {
  test.each([
    ['of a running contest', question, false, 'asker manager'],
    ['that is published', published, false, everyone],
    ['of an ended contest', question, true, everyone],
    ['written by a manager', notice, false, everyone],
  ])('%s', (_, text, hasEnded, expected) => {
    expect(listReaders(hasEnded, (reader) => canReadQuestion(reader, text))).toBe(expected);
  });
});

describe('an answer', () => {
  test.each([
    ['private, to an unpublished question', question, privateAnswer, false, 'asker manager'],
    ['published by mistake, while the question is not', question, publicAnswer, false, 'asker manager'],
    ['private, to a published question', published, privateAnswer, false, 'asker manager'],
    ['published', published, publicAnswer, false, everyone],
    ['that the asker added to a published question', published, addition, false, 'asker manager'],
    ['by a manager to a manager', notice, privateAnswer, false, everyone],
    ['after the end', question, privateAnswer, true, everyone],
    ['that the asker added, after the end', question, addition, true, everyone],
  ])('%s', (_, asked, answer, hasEnded, expected) => {
    expect(listReaders(hasEnded, (reader) => canReadAnswer(reader, asked, answer))).toBe(expected);
  });
});

test.each([
  ['a question', question, false, 'asker manager'],
  ['a published question', published, false, 'asker manager'],
  ['a comment of a manager', notice, false, 'manager'],
  ['a question after the end', question, true, 'asker other manager'],
  ['a comment of a manager after the end', notice, true, 'manager'],
])('%s has replies of', (_, text, hasEnded, expected) => {
  expect(listReaders(hasEnded, (reader) => canReplyToQuestion(reader, text))).toBe(expected);
});

test('the author of a published question is hidden from other contestants until the end', () => {
  expect(listReaders(false, (reader) => isAskerHidden(reader, published))).toBe('guest other');
  expect(listReaders(true, (reader) => isAskerHidden(reader, published))).toBe('');
  expect(listReaders(false, (reader) => isAskerHidden(reader, notice))).toBe('');
});
