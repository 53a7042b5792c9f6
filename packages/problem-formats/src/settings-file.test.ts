import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseSettings } from './settings-file.ts';

const schema = z.object({ limits: z.object({ memory: z.number() }) });

describe('a file of settings', () => {
  it.each([
    ['YAML', 'limits:\n  memory: 5\n'],
    ['JSON', '{\n\t"limits": { "memory": 5 }\n}\n'],
    ['YAML with a key twice, of which the last counts', 'limits: {}\nlimits: {memory: 5}\n'],
  ])('is %s', (_, text) => {
    expect(parseSettings('a.yaml', text).parse(schema)).toEqual({ limits: { memory: 5 } });
  });

  it.each([
    ['a wrong field', 'name: a\nlimits:\n  time: 1\n  memory: lots\n', /^a\.yaml:4: limits\.memory: /],
    [
      'a missing field, by what should hold it',
      'name: a\nlimits:\n  time: 1\n',
      /^a\.yaml:3: limits\.memory: /,
    ],
    ['unfinished text', '{"limits": {\n"memory": 5', /^a\.yaml:\d: /],
  ])('is refused with the line of %s', (_, text, message) => {
    expect(() => parseSettings('a.yaml', text).parse(schema)).toThrow(message);
  });

  it.each([
    ['nests without end', '['.repeat(200_000)],
    ['nests without end in blocks', '- '.repeat(200_000)],
    ['nests without end by keys', '? '.repeat(200_000)],
    ['grows by aliases', multiplyingAliases()],
  ])('that %s is refused', (_, text) => {
    expect(() => parseSettings('a.yaml', text)).toThrow(/^a\.yaml/);
  });
});

/** Each line contains the previous one fifty times. */
function multiplyingAliases(): string {
  const lines = Array.from({ length: 8 }, (_, index) => {
    const item = index === 0 ? 'x' : `*line${index - 1}`;
    return `line${index}: &line${index} [${`${item}, `.repeat(50)}]`;
  });
  return `${lines.join('\n')}\n`;
}
