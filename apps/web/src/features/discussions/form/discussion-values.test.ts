import { describe, expect, it } from 'vitest';
import { aDiscussion } from '../testing/a-discussion.ts';
import { emptyValues, findErrors, toSent, valuesOf } from './discussion-values.ts';
import { formMessages } from './form-messages.ts';

const values = { ...emptyValues, title: ' Why? ', description: ' slow ', content: 'text\n', categoryId: 3 };
const m = formMessages['en-US'];
const plain = { kind: 'discussion', problemId: undefined } as const;
const ofProblem = { kind: 'solution', problemId: '1000' } as const;

describe('the fields of a discussion', () => {
  it('are sent trimmed', () => {
    expect(toSent(values, plain)).toEqual({
      title: 'Why?',
      description: 'slow',
      content: 'text\n',
      categoryId: 3,
      pid: undefined,
      kind: 'discussion',
      topPriority: false,
    });
  });

  it.each([
    ['Why?', '[1000] Why?'],
    ['[1000] Why?', '[1000] Why?'],
    ['[2000] Why?', '[1000] [2000] Why?'],
  ])('the title %s about a problem is sent as %s', (title, sent) => {
    expect(toSent({ ...values, title }, ofProblem)).toMatchObject({
      title: sent,
      pid: '1000',
      kind: 'solution',
    });
  });

  it('are those of the edited discussion, without the id of its problem', () => {
    const edited = aDiscussion({ title: '[1000] Why?', pid: '1000', topPriority: true });
    expect(valuesOf(edited)).toEqual({
      title: 'Why?',
      description: edited.description,
      content: edited.content,
      categoryId: 3,
      isPinned: true,
    });
  });
});

describe('errors', () => {
  it('are named per field', () => {
    expect(findErrors(values, plain, m)).toEqual({});
    expect(findErrors(emptyValues, ofProblem, m)).toEqual({
      title: m.empty,
      description: m.empty,
      content: m.empty,
      categoryId: m.choose,
    });
  });

  it('the id of the problem counts as a part of the title', () => {
    const title = 'x'.repeat(250);
    expect(findErrors({ ...values, title }, plain, m)).toEqual({});
    expect(findErrors({ ...values, title }, ofProblem, m)).toEqual({ title: m.long(255) });
  });
});
