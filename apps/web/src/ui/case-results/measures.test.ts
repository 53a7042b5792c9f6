import { describe, expect, it } from 'vitest';
import { formatDuration, formatLength, formatMemory } from './measures.ts';

describe('measures', () => {
  it.each([
    [0, '0 ms'],
    [53, '53 ms'],
    [999, '999 ms'],
    [1000, '1.00 s'],
    [12_345, '12.35 s'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it.each([
    [0, '0 KB'],
    [812, '812 KB'],
    [1024, '1.0 MB'],
    [5046, '4.9 MB'],
    [131_072, '128 MB'],
  ])('formats %i KB as %s', (kilobytes, text) => {
    expect(formatMemory(kilobytes)).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [349, '349 B'],
    [1229, '1.2 KB'],
  ])('formats %i characters of code as %s', (characters, text) => {
    expect(formatLength(characters)).toBe(text);
  });
});
