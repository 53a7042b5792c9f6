import { describe, expect, it } from 'vitest';
import { formMessages } from '../form-messages.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { sectionNames } from './sections.ts';
import { TableOfContents } from './table-of-contents.tsx';

const m = formMessages['en-US'];
const labelsOf = (form: ReturnType<typeof aForm>) =>
  renderFormPart(<TableOfContents names={sectionNames} />, form)
    .all('link')
    .map(({ name }) => name);

describe('the contents of the problem form', () => {
  it('name every section and link to it', () => {
    const links = renderFormPart(<TableOfContents names={sectionNames} />, aForm()).all('link');
    expect(links.map(({ href }) => href)).toEqual(sectionNames.map((name) => `#problem-${name}`));
    expect(links.map(({ name }) => name)).toEqual(sectionNames.map((name) => m.sections[name]));
  });

  it('mark sections with changes', () => {
    const form = aForm();
    form.set('description', 'Add two numbers.');
    form.set('codeShare', false);
    expect(labelsOf(form)).toEqual(
      expect.arrayContaining([m.changedIn(m.sections.statement), m.changedIn(m.sections.identity)]),
    );
    expect(labelsOf(form)).toContain(m.sections.limits);
  });

  it('count the errors of a section, which are more important than its changes', () => {
    const form = aForm();
    form.set('timeLimit', 'soon');
    form.set('memoryLimit', '');
    form.visit('timeLimit');
    form.visit('memoryLimit');
    expect(labelsOf(form)).toContain(m.errorsIn(m.sections.limits, 2));
    expect(labelsOf(form)).not.toContain(m.changedIn(m.sections.limits));
  });

  it('drop the error as soon as it is fixed', () => {
    const form = aForm();
    form.set('timeLimit', 'soon');
    form.visit('timeLimit');
    form.set('timeLimit', '2000');
    expect(labelsOf(form)).toContain(m.changedIn(m.sections.limits));
  });
});
