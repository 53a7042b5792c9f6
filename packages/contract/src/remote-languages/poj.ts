import { toLanguages } from './remote-language.ts';

/** From the form of the site. G++ and GCC are MinGW, C++ and C are Visual C++. */
export const pojLanguages = toLanguages([
  ['0', 'G++', 'cpp'],
  ['1', 'GCC', 'c'],
  ['4', 'C++', 'cpp'],
  ['5', 'C', 'c'],
  ['2', 'Java', 'java'],
  ['3', 'Pascal', 'pascal'],
  ['6', 'Fortran', 'fortran'],
]);
