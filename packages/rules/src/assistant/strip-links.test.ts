import { expect, test } from 'vitest';
import { stripLinks } from './strip-links.ts';

test.each([
  ['See [this page](https://evil.example/x).', 'See this page.'],
  ['![p](https://evil.example/p.png) Think.', ' Think.'],
  ['Go to https://evil.example/a?b=c now', 'Go to  now'],
  ['Go to evil-site.com/login now', 'Go to  now'],
  ['[a]: https://evil.example', ''],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)', ''],
  ['Click [here](javascript:alert(1))', 'Click here)'],
  ['见 https://evil.example/页，谢谢', '见 ，谢谢'],
  ['Compare `a<b` and `x>y`.', 'Compare `a<b` and `x>y`.'],
  ['1 < 2 and n <= 5', '1 < 2 and n <= 5'],
  ['Use `std::map` here.', 'Use `std::map` here.'],
])('%s', (line, expected) => {
  expect(stripLinks(line)).toBe(expected);
});
