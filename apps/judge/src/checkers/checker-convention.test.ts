import { expect, test } from 'vitest';
import { detectConvention } from './checker-convention.ts';

test.each([
  ['#include "testlib.h"\nint main() {}', {}, 'testlib'],
  ['  #  include <testlib.h>', {}, 'testlib'],
  ['#include "testlib.h"\nint x = 42 + 43;', {}, 'testlib'],
  ['int main() { return ok ? 42 : 43; }', {}, 'kattis'],
  ['#include "validate.h"\nint main() {}', { 'validate.h': '#define AC 42\n#define WA 43' }, 'kattis'],
  ['int main() {}', { 'unused.h': '#define AC 42\n#define WA 43' }, 'plain'],
  ['import sys\nsys.exit(0)', {}, 'plain'],
  ['int main() { return 42; }', {}, 'plain'],
  ['// testlib.h is not used', {}, 'plain'],
])('%j with %j is called by the convention %s', (code, extraFiles, convention) => {
  expect(detectConvention(code, extraFiles)).toBe(convention);
});
