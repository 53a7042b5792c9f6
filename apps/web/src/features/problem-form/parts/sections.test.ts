import { problemFormFields } from '@touchstone/contract/problem-form';
import { describe, expect, it } from 'vitest';
import { newProblemValues, type ValueName } from '../state/problem-values.ts';
import { fieldOrder, isSectionChanged, sectionNames, sectionOfField } from './sections.ts';

describe('sections of the form', () => {
  it('show every field that can have an error, each in one section', () => {
    expect(new Set(fieldOrder).size).toBe(fieldOrder.length);
    for (const field of problemFormFields) expect(fieldOrder).toContain(field);
  });

  it('order the fields as on the page', () => {
    const sections = fieldOrder.map((field) => sectionNames.indexOf(sectionOfField(field)));
    expect(sections).toEqual(sections.toSorted((one, other) => one - other));
  });

  it.each(Object.keys(newProblemValues()) as ValueName[])('mark one section if %s changes', (name) => {
    const changed = sectionNames.filter((section) => isSectionChanged(section, new Set([name])));
    expect(changed).toHaveLength(1);
  });

  it('mark no section without changes', () => {
    expect(sectionNames.filter((section) => isSectionChanged(section, new Set()))).toEqual([]);
  });
});
