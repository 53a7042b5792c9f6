import { describe, expect, it } from 'vitest';
import { knownTagsQuery } from '../api/list-known-tags.ts';
import type { FormMode } from '../form-mode.ts';
import type { ProblemValues } from '../state/problem-values.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { IdentitySection } from './identity-section.tsx';

interface Options {
  mode?: FormMode;
  canPublish?: boolean;
  form?: ReturnType<typeof aForm>;
  locale?: 'zh-CN' | 'en-US';
}

const render = (values: Partial<ProblemValues>, options: Options = {}) => {
  const { mode = { kind: 'bank' }, canPublish = true, form = aForm(values), locale = 'en-US' } = options;
  return renderFormPart(<IdentitySection mode={mode} problemId={undefined} canPublish={canPublish} />, form, {
    locale,
    queries: [[knownTagsQuery(undefined).queryKey, []]],
  });
};

describe('the identity of a problem', () => {
  it('has a letter and a title of its own inside a contest, and no visibility', () => {
    const inside = render({}, { mode: { kind: 'contest', contestId: 1, scoring: 'oi' } });
    expect(inside.text).toContain('Title in the contest');
    expect(inside.text).not.toContain('Visibility');
    const outside = render({});
    expect(outside.text).not.toContain('Title in the contest');
    expect(outside.text).toContain('Visibility');
  });

  it.each([
    [1, 'All users can view and submit'],
    [2, 'Only administrators can view it'],
    [3, 'Visible only in contests'],
    [9, 'Only administrators can view it'],
  ])('explains visibility %i', (auth, text) => {
    expect(render({ auth }).text).toContain(text);
  });

  it('says who may publish to those who may not', () => {
    const { text } = render({ auth: 2 }, { canPublish: false });
    expect(text).toContain('Only super administrators and problem administrators can publish problems.');
    expect(text).not.toContain('Only administrators can view it');
  });

  it('names the tags that saving creates, in the punctuation of the language', () => {
    const tags = [
      { id: 1, name: 'known' },
      { id: undefined, name: 'alpha' },
      { id: undefined, name: 'beta' },
    ];
    expect(render({ tags }).text).toContain('New tags: alpha, beta');
    expect(render({ tags }, { locale: 'zh-CN' }).text).toContain('alpha、beta');
    expect(render({ tags: [{ id: 1, name: 'known' }] }).text).not.toContain('New tags:');
  });

  it('shows the error of a field instead of its hint', () => {
    const form = aForm({ problemId: '' });
    const hint = render({}, { form: aForm() }).text;
    form.visit('problemId');
    const { text } = render({}, { form });
    expect(text).not.toBe(hint);
    expect(form.get().errors.map(({ field }) => field)).toEqual(['problemId']);
  });
});
