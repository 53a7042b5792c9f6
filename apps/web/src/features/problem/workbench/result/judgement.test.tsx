import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { noteMessages } from '../../../../ui/explanation/note-messages.ts';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import { caseResultsQuery, explanationQuery, submissionTextQuery } from '../api/get-judgement.ts';
import { Judgement } from './judgement.tsx';
import { resultMessages } from './result-messages.ts';
import type { SubmitState } from './submit-state.ts';

type Judged = Extract<SubmitState, { kind: 'judged' }>;

const stateOf = (status: number) =>
  ({ kind: 'judged', submitId: 7, code: 'x', update: { submitId: 7, status } }) as Judged;
const difference = { code: 'difference', kind: 'token', line: 2, token: 1, expected: '5', actual: '6' };
const caseOf = (seq: number, status: number, userOutput = '') => ({
  seq,
  status,
  time: 15,
  memory: 2048,
  score: null,
  groupNum: 1,
  userOutput,
});
const casesOf = (...list: object[]) => ({
  judgeCaseMode: 'default',
  judgeCaseList: list,
  subTaskJudgeCaseVoList: null,
});

interface Loaded {
  cases?: object | null | Error;
  explanation?: object | Error;
  text?: string | Error;
  isCodeChanged?: boolean;
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the judgement in %s', (locale) => {
  const m = resultMessages[locale];
  const notes = noteMessages[locale];
  const show = (status: number, { cases, explanation, text, isCodeChanged = false }: Loaded = {}) =>
    renderMarkup(<Judgement state={stateOf(status)} isCodeChanged={isCodeChanged} />, {
      locale,
      queries: [
        ...(cases === undefined ? [] : [[caseResultsQuery(7).queryKey, cases] as const]),
        ...(explanation === undefined ? [] : [[explanationQuery(7).queryKey, explanation] as const]),
        ...(text === undefined ? [] : [[submissionTextQuery(7).queryKey, text] as const]),
      ],
    }).text;
  const { wrongAnswer, compileError } = statuses;

  it('of an accepted submission is a note', () => {
    expect(show(statuses.accepted)).toBe(m.acceptedNote);
  });

  it('of a cancelled submission is empty', () => {
    expect(show(statuses.cancelled)).toBe('');
  });

  it('names the first failing case and where the output differs', () => {
    const shown = show(wrongAnswer, {
      cases: casesOf(caseOf(1, statuses.accepted), caseOf(2, wrongAnswer), caseOf(3, wrongAnswer)),
      explanation: {
        note: null,
        cases: [{ seq: 2, status: wrongAnswer, isSample: true, note: difference, message: null }],
      },
    });
    expect(shown).toContain(m.failingCase(2, 3));
    expect(shown).toContain(m.sample);
    expect(shown).toContain(notes.difference.token(2, 1));
  });

  it('shows the message of the checker where there is no difference', () => {
    const explained = { seq: 1, status: wrongAnswer, isSample: false, note: null, message: 'wrong order' };
    const shown = show(wrongAnswer, {
      cases: casesOf(caseOf(1, wrongAnswer)),
      explanation: { note: null, cases: [explained] },
    });
    expect(shown).toContain('wrong order');
    expect(shown).not.toContain(m.sample);
  });

  it('shows a stored message of a case that has no explanation', () => {
    const shown = show(wrongAnswer, {
      cases: casesOf(caseOf(1, wrongAnswer, 'an old message')),
      explanation: { note: null, cases: [] },
    });
    expect(shown).toContain('an old message');
  });

  it('shows a failed sample also if the cases are hidden', () => {
    const explained = { seq: 1, status: wrongAnswer, isSample: true, note: difference, message: null };
    const shown = show(wrongAnswer, { cases: null, explanation: { note: null, cases: [explained] } });
    expect(shown).toContain(m.sample);
    expect(shown).toContain(notes.difference.token(2, 1));
  });

  it('is empty if the cases are hidden and no sample failed', () => {
    expect(show(wrongAnswer, { cases: null, explanation: { note: null, cases: [] } })).toBe('');
  });

  it.each([
    ['the cases', wrongAnswer, { cases: new Error('offline') }],
    ['the text of the compiler', compileError, { text: new Error('offline') }],
  ])('says that %s did not load', (_case, status, loaded) => {
    expect(show(status, loaded)).toBe(m.textFailed);
  });

  it('waits for the explanation, so that the text does not move', () => {
    expect(show(wrongAnswer, { cases: casesOf(caseOf(1, wrongAnswer)) })).not.toContain(m.firstFailing);
  });

  it.each([
    ['the code is the same', false],
    ['the code has changed since', true],
  ])('shows the compiler output, and whether %s', (_case, isCodeChanged) => {
    const shown = show(compileError, {
      text: 'main.cpp:1:1: error',
      explanation: { note: null, cases: [] },
      isCodeChanged,
    });
    expect(shown).toContain('main.cpp:1:1: error');
    expect(shown.includes(m.codeChanged)).toBe(isCodeChanged);
  });
});
