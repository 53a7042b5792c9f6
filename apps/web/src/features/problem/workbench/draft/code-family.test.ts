import { describe, expect, it } from 'vitest';
import { chooseLanguage, familyOf } from './code-family.ts';

describe('familyOf', () => {
  it.each([
    ['C', 'cpp'],
    ['C With O2', 'cpp'],
    ['C++', 'cpp'],
    ['C++ 20', 'cpp'],
  ])('%s shares its code with C++', (language, family) => {
    expect(familyOf(language)).toBe(family);
  });

  it.each([
    ['Python3', 'PyPy3'],
    ['Java', 'Java'],
  ])('%s and %s share their code', (one, other) => {
    expect(familyOf(one)).toBe(familyOf(other));
  });

  it.each([
    ['C#', 'C++'],
    ['Java', 'JavaScript Node'],
    ['Python3', 'C++'],
  ])('%s and %s do not share their code', (one, other) => {
    expect(familyOf(one)).not.toBe(familyOf(other));
  });
});

describe('chooseLanguage', () => {
  const offered = ['Java', 'C++', 'Go'];
  it.each([
    ['the first wish', offered, ['Go', 'Java'], 'Go'],
    ['the next wish if the first is not allowed', offered, ['Rust', 'Java'], 'Java'],
    ['skips absent wishes', offered, [undefined, 'C++'], 'C++'],
    ['C++ without a fitting wish', offered, ['Rust', undefined], 'C++'],
    ['the most usual language without C++', ['Rust', 'Java', 'Python3'], [], 'Python3'],
    ['C++17 (O2) without wishes', ['C++', 'C++ 17', 'C++ 17 With O2', 'Java'], [], 'C++ 17 With O2'],
    ['the first C++ of another site', ['Delphi 7', 'GNU G++20', 'MS C++'], [], 'GNU G++20'],
    ['the first language of a site without C++', ['Delphi 7', 'Perl'], [], 'Delphi 7'],
    ['its own C++ before the first', ['G++', 'C++'], [], 'C++'],
    ['C++17 (O2) if no language is allowed', [], ['Go'], 'C++ 17 With O2'],
  ])('takes %s', (_name, languages, wishes, chosen) => {
    expect(chooseLanguage(languages, wishes)).toBe(chosen);
  });

  it('takes the first C++ of another site, or the wish', () => {
    expect(chooseLanguage(['GCC', 'G++', 'C++'], [undefined, 'Go'], true)).toBe('G++');
    expect(chooseLanguage(['GCC', 'G++', 'C++'], ['C++'], true)).toBe('C++');
  });
});
