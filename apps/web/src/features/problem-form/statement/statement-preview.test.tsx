import { describe, expect, it } from 'vitest';
import { statementMessages } from '../../../ui/statement/statement-messages.ts';
import type { ProblemValues } from '../state/problem-values.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { statementFormMessages } from './statement-form-messages.ts';
import { StatementPreview } from './statement-preview.tsx';

const m = statementMessages['en-US'];
const form = statementFormMessages['en-US'];
const render = (values: Partial<ProblemValues>) => renderFormPart(<StatementPreview />, aForm(values));

describe('the preview of a statement', () => {
  it('says that nothing is written yet', () => {
    expect(render({}).text).toContain(form.previewEmpty);
    expect(render({ description: ' \n ' }).text).toContain(form.previewEmpty);
  });

  it('has a heading for each part that is written', () => {
    const headings = render({ title: 'Sum', input: 'two numbers', output: 'their sum' }).names('heading');
    expect(headings).toEqual(['Sum', m.input, m.output]);
  });

  it('shows samples, even without a text', () => {
    const markup = render({ examples: [{ key: 1, input: '1 2', output: '3' }] });
    expect(markup.text).not.toContain(form.previewEmpty);
    expect(markup.names('heading')).toContain(m.samples);
    expect(markup.text).toContain('1 2');
  });

  it('offers a language only if several are written', () => {
    const several = '<!-- zh-CN -->\n\n求和\n\n<!-- en-US -->\n\nAdd';
    expect(render({ description: several }).find('group', m.language)).toBeDefined();
    expect(render({ description: 'Add' }).find('group', m.language)).toBeUndefined();
  });
});
