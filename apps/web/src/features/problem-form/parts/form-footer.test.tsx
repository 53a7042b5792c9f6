import { describe, expect, it } from 'vitest';
import { formMessages } from '../form-messages.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { FormFooter } from './form-footer.tsx';

const m = formMessages['en-US'];
const nothing = () => undefined;
type Props = Parameters<typeof FormFooter>[0];
const saving = (part: Partial<Props['saving']> = {}): Props['saving'] => ({
  submit: nothing,
  isSaving: false,
  failure: undefined,
  isOutdated: false,
  clearFailure: nothing,
  version: null,
  ...part,
});
const render = (form: Props['form'], part: Partial<Props> = {}) =>
  renderFormPart(
    <FormFooter form={form} saving={saving()} draftState="kept" isNew onReload={nothing} {...part} />,
    form,
  );

describe('the footer of the problem form', () => {
  it.each([
    [true, m.create],
    [false, m.save],
  ])('creates or saves (new: %s)', (isNew, name) => {
    expect(render(aForm({ title: 'Sum' }), { isNew }).find('button', name)).toBeDefined();
  });

  it('says whether there is something to save, and if the draft could not be stored', () => {
    expect(render(aForm()).text).toContain(m.untouched);
    expect(render(aForm(), { isNew: false }).text).toContain(m.clean);
    expect(render(aForm({ title: 'Sum' })).text).toContain(m.dirty);
    expect(render(aForm({ title: 'Sum' }), { draftState: 'failed' }).text).toContain(m.draftFailed);
  });

  it('shows a refusal, and offers to load a newer version', () => {
    const refused = render(aForm(), { saving: saving({ failure: 'Disk full' }) });
    expect(refused.text).toContain('Disk full');
    expect(refused.find('button', m.reload)).toBeUndefined();
    const outdated = render(aForm(), { saving: saving({ failure: 'Changed', isOutdated: true }) });
    expect(outdated.find('button', m.reload)).toBeDefined();
  });
});
