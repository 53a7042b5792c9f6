import { describe, expect, it } from 'vitest';
import type { FormLanguage } from '../api/list-form-languages.ts';
import type { ProblemValues } from '../state/problem-values.ts';
import { aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { LanguagesSection } from './languages-section.tsx';

const language = (id: number, name: string, isOffered = true) =>
  ({ id, name, isOffered, isSpj: true, codeTemplate: null, oj: 'ME' }) as unknown as FormLanguage;
const languages = [
  language(1, 'C++ 14'),
  language(2, 'C++ 17'),
  language(3, 'Go'),
  language(4, 'Ruby', false),
];
const render = (values: Partial<ProblemValues>) =>
  renderFormPart(<LanguagesSection languages={languages} />, aForm(values));

describe('allowed languages', () => {
  it('are all by default, without a list', () => {
    const markup = render({ languageIds: null });
    expect(markup.text).toContain('Including languages added later.');
    expect(markup.all('checkbox')).toEqual([]);
  });

  it('are counted and checked one by one', () => {
    const markup = render({ languageIds: [1, 3] });
    expect(markup.text).toContain('2 of 4 selected');
    expect(markup.get('checkbox', 'C++ 14').isChecked).toBe(true);
    expect(markup.get('checkbox', 'C++ 17').isChecked).toBe(false);
    expect(markup.get('checkbox', 'Go').isChecked).toBe(true);
  });

  it.each([
    [[1, 2], true],
    [[1], false],
    [[], false],
  ])('of a family are checked together if all are: %j', (languageIds, isChecked) => {
    expect(render({ languageIds }).get('checkbox', 'Select all C++').isChecked).toBe(isChecked);
  });

  it('have no family box for languages without a family', () => {
    expect(
      render({ languageIds: [3] })
        .names('checkbox')
        .filter((name) => name.startsWith('Select all')),
    ).toEqual(['Select all C++']);
  });

  it('keep a language that no judge offers now, and say so', () => {
    const markup = render({ languageIds: [4] });
    expect(markup.get('checkbox', 'Ruby').isChecked).toBe(true);
    expect(markup.text).toContain('No judge supports it at the moment');
  });
});

describe('templates', () => {
  it('show the name of the language, or its number if it is gone', () => {
    const templates = [
      { lid: 2, code: '', isOn: true },
      { lid: 99, code: '', isOn: false },
    ];
    const markup = render({ templates });
    expect(markup.names('group')).toEqual(expect.arrayContaining(['C++ 17 template', '99 template']));
    expect(markup.names('button')).toEqual(expect.arrayContaining(['Delete the C++ 17 template']));
  });
});
