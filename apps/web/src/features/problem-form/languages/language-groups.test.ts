import { expect, it } from 'vitest';
import { groupLanguages } from './language-groups.ts';

it('groups languages by family, and the rest last', () => {
  const names = [
    'C++ 17',
    'Java',
    'C',
    'C With O2',
    'C#',
    'C++ 20 With O2',
    'PyPy3',
    'Python3',
    'TypeScript',
  ];
  const groups = groupLanguages(names.map((name, index) => ({ id: index, name, isOffered: true })));
  expect(groups.map(({ name, languages }) => [name, languages.map((language) => language.name)])).toEqual([
    ['C++', ['C++ 17', 'C++ 20 With O2']],
    ['C', ['C', 'C With O2']],
    ['Python', ['PyPy3', 'Python3']],
    ['JavaScript', ['TypeScript']],
    ['…', ['Java', 'C#']],
  ]);
});
