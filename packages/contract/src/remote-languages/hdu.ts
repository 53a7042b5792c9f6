import { toLanguages } from './remote-language.ts';

/** From the form of the site. G++ and GCC are MinGW, C++ and C are Visual C++. */
export const hduLanguages = toLanguages([
  ['0', 'G++', 'cpp'],
  ['1', 'GCC', 'c'],
  ['2', 'C++', 'cpp'],
  ['3', 'C', 'c'],
  ['5', 'Java', 'java'],
  ['4', 'Pascal', 'pascal'],
  ['6', 'C#', 'csharp'],
]);
