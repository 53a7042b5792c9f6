import { describe, expect, it } from 'vitest';
import { filterLanguages, languageAnchor } from './language-list.ts';

describe('languageAnchor', () => {
  it.each([
    ['C', 'language-c'],
    ['C++', 'language-cpp'],
    ['C++ 17 With O2', 'language-cpp-17-with-o2'],
    ['C#', 'language-c-sharp'],
    ['JavaScript Node', 'language-javascript-node'],
  ])('%s', (name, anchor) => {
    expect(languageAnchor(name)).toBe(anchor);
  });
});

describe('filterLanguages', () => {
  const languages = [
    { name: 'C++ 17', description: 'G++ 12', compileCommand: 'g++ -std=c++17' },
    { name: 'Python3', description: 'Python 3.11', compileCommand: null },
  ];
  const namesFor = (search: string) => filterLanguages(languages, search).map((language) => language.name);

  it('returns all without a search', () => {
    expect(namesFor('  ')).toEqual(['C++ 17', 'Python3']);
  });

  it('matches name, version and command, case-insensitively', () => {
    expect(namesFor('PYTHON')).toEqual(['Python3']);
    expect(namesFor('g++ 17')).toEqual(['C++ 17']);
    expect(namesFor('rust')).toEqual([]);
  });
});
