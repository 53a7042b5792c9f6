import { describe, expect, it } from 'vitest';
import { hasForeignMarkup, parseAnswer } from './variant-answer.ts';

describe('parseAnswer', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['Here it is:\n```json\n{"a":{"b":[1]}}\n```\nDone.', { a: { b: [1] } }],
    ['{"a":1', undefined],
    ['{"a":}', undefined],
    ['no object', undefined],
    ['} {', undefined],
    ['', undefined],
  ])('%o', (text, value) => {
    expect(parseAnswer(text)).toEqual(value);
  });
});

describe('hasForeignMarkup', () => {
  it.each([
    ['Given $1 \\le n < m$ and `a<b`, print $a<b$.', false],
    ['一行两个整数 $n$、$m$（$1 \\le n<m$）。', false],
    ['$$\na<b\n$$', false],
    ['**Bold** and a list:\n\n- one\n- two', false],
    ['<script>alert(1)</script>', true],
    ['<img src=x onerror=alert(1)>', true],
    ['![picture](https://example.org/a.png)', true],
    ['[link](https://example.org)', true],
    ['Visit www.example.org', true],
    ['[a](javascript:alert(1))', true],
  ])('%o: %s', (text, expected) => {
    expect(hasForeignMarkup(text)).toBe(expected);
  });
});
