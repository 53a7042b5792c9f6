import { describe, expect, it } from 'vitest';
import { plainSignature } from './plain-signature.ts';

describe('plainSignature', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['Passing by once a year, **on time**.', 'Passing by once a year, on time.'],
    [
      '1. read the statement\n2. read it again\n3. *then* write code',
      'read the statement read it again then write code',
    ],
    [
      '## 每天一题\n\n- [x] 单调队列\n- [ ] 后缀自动机\n\n> 把 $O(n^2)$ 写快',
      '每天一题 单调队列 后缀自动机 把 O(n^2) 写快',
    ],
    ['[my page](https://example.org) ![a boat](/boat.png)', 'my page a boat'],
    ['| language | feeling |\n| --- | --- |\n| C++ | home |', 'language feeling C++ home'],
    ['```cpp\nint x = 1;\n```', 'int x = 1;'],
    ['use `snake_case_names` here', 'use snake_case_names here'],
    ['2 * 3 * 4 and a_b_c', '2 * 3 * 4 and a_b_c'],
    ['<b onclick="x()">bold</b> words', 'bold words'],
    ['a link that was cut [here](https://exam', 'a link that was cut here'],
  ])('extracts plain text from %o', (markdown, text) => {
    expect(plainSignature(markdown)).toBe(text);
  });
});
