import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { variantQuery, variantsQuery, type Variant } from './api/variants.ts';
import { describeCheck } from './describe-check.ts';
import { variantMessages } from './variant-messages.ts';
import { Component as VariantPage } from './variant-page.tsx';
import { Component as VariantsPage } from './variants-page.tsx';

const m = variantMessages['en-US'];
const program = { language: 'C++', code: 'int main() {}' };
const aVariant = (changes: Partial<Variant> = {}): Variant => ({
  id: 4,
  state: 'waiting',
  refusal: null,
  title: 'Apples',
  source: { pid: 1, problemId: 'T1', title: 'Sum' },
  problem: null,
  requestedBy: 'ann',
  gmtCreate: '2026-05-01T08:00:00.000+0000',
  draft: {
    title: 'Apples',
    description: 'Count the apples.',
    input: 'Two numbers.',
    output: 'One number.',
    timeLimitMs: 1000,
    memoryLimitMb: 256,
    examples: ['1 2'],
    generator: { ...program, argumentLines: ['{seed}'] },
    validator: program,
    solutions: [program, program],
    wrongSolutions: [{ ...program, mistake: 'Overflow' }],
  },
  checks: [
    { program: 'agreement', outcome: 'none', tried: 60, fault: null, message: null, example: null },
    {
      program: 0,
      outcome: 'found',
      tried: 3,
      fault: null,
      message: null,
      example: { input: '1 2', expected: '3', output: '4' },
    },
  ],
  cases: [{ input: '1 2', output: '3' }],
  detail: null,
  rejectReason: null,
  decidedBy: null,
  ...changes,
});
const show = (variant: unknown, role = 'problem_admin') =>
  renderMarkup(<VariantPage />, {
    user: aUser({ roleList: [role] }),
    url: '/admin/problem-variant/4',
    path: '/admin/problem-variant/:variantId',
    queries: [[variantQuery(4).queryKey, variant]],
  });

describe('the page of a variant', () => {
  it('shows checks and programs, and can be decided', () => {
    const markup = show(aVariant());
    expect(markup.text).toContain(m.agrees(60));
    expect(markup.text).toContain(m.caught(3));
    expect(markup.text).toContain('Overflow');
    expect(markup.text).toContain(m.cases(1));
    expect(markup.names('button')).toEqual(expect.arrayContaining([m.reject, m.approve]));
    expect(markup.names('button')).not.toContain(m.undo);
  });

  it.each(['approved', 'rejected'] as const)('takes the decision "%s" back', (state) => {
    const markup = show(aVariant({ state, rejectReason: 'Too easy', decidedBy: 'bob' }));
    expect(markup.names('button')).toContain(m.undo);
    expect(markup.names('button')).not.toContain(m.approve);
    expect(markup.text).toContain(m.decidedBy('bob'));
  });

  it('is decided by problem administrators only', () => {
    const markup = show(aVariant(), 'admin');
    expect(markup.names('button')).not.toContain(m.approve);
    expect(markup.text).toContain(m.onlyProblemAdmins);
  });

  it('says why a variant was refused', () => {
    const refused = aVariant({ state: 'refused', refusal: 'cut-off', draft: null, checks: [], cases: [] });
    const markup = show({ ...refused, title: null, detail: 'HTTP 503' });
    expect(markup.text).toContain(m.refusals['cut-off']);
    expect(markup.text).toContain('HTTP 503');
    expect(markup.names('button')).not.toContain(m.approve);
  });

  it('shows a failure with a retry', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});

describe('the list of variants', () => {
  const list = (records: readonly object[]) =>
    renderMarkup(<VariantsPage />, {
      queries: [[variantsQuery({ currentPage: 1, limit: 15 }).queryKey, { records, total: records.length }]],
    });

  it('links to each variant', () => {
    const markup = list([aVariant(), aVariant({ id: 5, title: null, source: null })]);
    expect(markup.get('link', 'Apples').href).toBe('/admin/problem-variant/4');
    expect(markup.get('link', m.untitled).href).toBe('/admin/problem-variant/5');
    expect(markup.text).toContain(m.noSource);
  });

  it('invites to the first one', () => {
    expect(list([]).text).toContain(m.empty);
  });
});

describe('describeCheck', () => {
  const check = { tried: 7, fault: null, message: null, example: null };
  it.each([
    ['agreement', 'none', true, m.agrees(7)],
    ['agreement', 'found', false, m.differs],
    [0, 'found', true, m.caught(7)],
    [0, 'none', false, m.passes(7)],
    [0, 'failed', false, m.programFailed],
    ['agreement', 'invalid-input', false, m.programFailed],
    ['agreement', 'no-judge', false, m.noJudge],
  ] as const)('%s %s', (name, outcome, isGood, text) => {
    expect(describeCheck({ ...check, program: name, outcome }, m)).toEqual({ isGood, text });
  });
});
