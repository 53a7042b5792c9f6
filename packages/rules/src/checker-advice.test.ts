import { expect, test } from 'vitest';
import { chooseCheckerLanguage, findCheckerAdvice } from './checker-advice.ts';

const missing = 'fatal error: testlib/testlib.h: No such file or directory';

test.each([
  [['C', 'C++', 'C++ 17'], 'C++'],
  [['C', 'C++ 17 With O2', 'Python3'], 'C++ 17 With O2'],
  [['C', 'Python3'], 'C'],
  [[], 'C++'],
])('of %j a new checker has %s', (offered, expected) => {
  expect(chooseCheckerLanguage(offered, 'C++')).toBe(expected);
});

test.each([
  ['C', '#include "testlib.h"', 'error: unknown type name', 'testlib-needs-cpp'],
  ['Python3', '#include <testlib.h>', '', 'testlib-needs-cpp'],
  ['C++', '#include "testlib/testlib.h"', missing, 'testlib-is-provided'],
  ['C++ 17', '# include <Testlib.h>', missing, 'testlib-is-provided'],
  ['C++', '#include "testlib.h"', 'error: expected ;', undefined],
  ['C', '#include <stdio.h> // no testlib.h', 'error', undefined],
])('%s with %s', (language, code, message, expected) => {
  expect(findCheckerAdvice({ code, language }, message)).toBe(expected);
});
