import { variantRefusals, variantStates } from '@touchstone/contract/variant-limits';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { isUnderWay, type OwnVariant, type OwnVariants } from '../api/own-variants.ts';
import type { PracticeProblem } from '../api/practice-list.ts';
import { explainVariant } from './explain-variant.ts';
import { practiceMessages } from '../practice-messages.ts';
import { ownVariantMessages } from './own-variant-messages.ts';
import { VariantsSheet } from './variants-sheet.tsx';

const m = ownVariantMessages['en-US'];
const aVariant = (changes: Partial<OwnVariant> = {}): OwnVariant => ({
  id: 1,
  state: 'writing',
  refusal: null,
  rejectReason: null,
  source: { problemId: 'T1', title: 'Sum' },
  problem: null,
  gmtCreate: '2026-11-16T08:00:00.000+0000',
  ...changes,
});
const made = { problemId: 'T 9', title: 'Apples' };
// The sheet reads these parts of a problem only.
const aProblem = { problem: { pid: 1, problemId: 'T1', title: 'Sum' } } as PracticeProblem;

const show = (own: Partial<OwnVariants> = {}, problems: readonly PracticeProblem[] = [aProblem]) =>
  renderMarkup(
    <VariantsSheet
      own={{ isOffered: true, destination: 'models.example', questionsLeft: 4, variants: [], ...own }}
      problems={problems}
      onRequested={() => undefined}
    />,
  );

describe('the variants on the practice page', () => {
  it('say what is sent where and what it costs before the request', () => {
    const shown = show();
    expect(shown.text).toContain(m.sent('models.example'));
    expect(shown.text).toContain(m.left(4));
    expect(shown.get('button', m.request).isDisabled).toBe(false);
  });

  it('are absent without a model, unless there are earlier ones', () => {
    expect(show({ isOffered: false }).html).not.toContain(m.title);
    const earlier = show({ isOffered: false, variants: [aVariant({ state: 'approved', problem: made })] });
    expect(earlier.find('button', m.request)).toBeUndefined();
    expect(earlier.get('link', practiceMessages['en-US'].solveOne('T 9 Apples')).href).toBe('/problem/T%209');
  });

  it.each([
    ['no questions are left', { questionsLeft: 0 }, [aProblem], m.noneLeft],
    ['there is no list', {}, [], m.noProblems],
  ] as const)('cannot be requested if %s', (_case, own, problems, reason) => {
    const shown = show(own, problems);
    expect(shown.get('button', m.request).isDisabled).toBe(true);
    expect(shown.text).toContain(reason);
  });

  it('show state and original of each', () => {
    const shown = show({ variants: variantStates.map((state, id) => aVariant({ id, state })) });
    for (const state of variantStates) expect(shown.text).toContain(m.states[state]);
    expect(shown.text).toContain(m.nameOf('T1 Sum'));
    expect(show({ variants: [aVariant({ source: null })] }).text).toContain(m.noSource);
  });
});

describe('withdrawing', () => {
  it.each(variantStates)('a variant in the state %s', (state) => {
    const shown = show({ variants: [aVariant({ state })] });
    const button = shown.find('button', m.cancelOf(m.nameOf('T1 Sum')));
    expect(button !== undefined).toBe(state === 'waiting');
  });
});

describe('explainVariant', () => {
  it.each([
    [aVariant(), m.explanations.writing],
    [aVariant({ state: 'checking' }), m.explanations.checking],
    [aVariant({ state: 'waiting' }), m.explanations.waiting],
    [aVariant({ state: 'cancelled' }), m.explanations.cancelled],
    [aVariant({ state: 'rejected', rejectReason: 'Too easy' }), m.reason('Too easy')],
    [aVariant({ state: 'approved', problem: made }), 'T 9 Apples'],
    [aVariant({ state: 'approved' }), m.explanations.approved],
  ])('%o', (variant, text) => {
    expect(explainVariant(variant, m)).toBe(text);
  });

  it.each(variantRefusals)('gives the reason %s', (refusal) => {
    expect(explainVariant(aVariant({ state: 'refused', refusal }), m)).toBe(m.refusals[refusal]);
  });
});

it('polls while a variant is written or checked', () => {
  expect(variantStates.filter((state) => isUnderWay({ state }))).toEqual(['writing', 'checking']);
});
