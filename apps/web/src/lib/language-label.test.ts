import { describe, expect, it } from 'vitest';
import { languageLabel, languageOptions, orderLanguages } from './language-label.ts';

describe('the label of a language', () => {
  it.each([
    ['C++', 'C++14'],
    ['C++ With O2', 'C++14 (O2)'],
    ['C++ 17', 'C++17'],
    ['C++ 17 With O2', 'C++17 (O2)'],
    ['C', 'C11'],
    ['C With O2', 'C11 (O2)'],
    ['Python3', 'Python 3'],
    ['Java', 'Java'],
    ['GNU G++20 13.2 (64 bit, winlibs)', 'GNU G++20 13.2 (64 bit, winlibs)'],
    ['toString', 'toString'],
  ])('of %s is %s', (name, label) => {
    expect(languageLabel(name)).toBe(label);
  });
});

describe('the order of languages', () => {
  it('puts C++17 (O2), Python and Java first and keeps the rest as it was', () => {
    const names = [
      'C++',
      'C++ With O2',
      'C++ 17',
      'C++ 17 With O2',
      'C',
      'Python3',
      'Rust',
      'Java',
      'Pascal',
    ];
    expect(orderLanguages(names)).toEqual([
      'C++ 17 With O2',
      'Python3',
      'Java',
      'C++ With O2',
      'C++',
      'C++ 17',
      'C',
      'Rust',
      'Pascal',
    ]);
  });

  it('keeps the order of another site', () => {
    expect(orderLanguages(['GNU G++20', 'Delphi 7'])).toEqual(['GNU G++20', 'Delphi 7']);
  });
});

describe('languageOptions', () => {
  it('labels and orders the languages of this site', () => {
    expect(languageOptions(['C', 'C++ 17 With O2'], false)).toEqual([
      { value: 'C++ 17 With O2', label: 'C++17 (O2)' },
      { value: 'C', label: 'C11' },
    ]);
  });

  it('shows those of another site as they are', () => {
    expect(languageOptions(['G++', 'C++'], true)).toEqual([
      { value: 'G++', label: 'G++' },
      { value: 'C++', label: 'C++' },
    ]);
  });
});
