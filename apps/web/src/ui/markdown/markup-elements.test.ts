import { describe, expect, it } from 'vitest';
import { allowedElements, policyOf, siblings, voidElements } from './markup-elements.ts';

describe('the policy for elements in the texts of authors', () => {
  it.each(['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript', 'select'])(
    '<%s> is removed with its content',
    (name) => {
      expect(policyOf(name)).toBe('drop');
    },
  );

  it.each(['form', 'button', 'textarea', 'embed', 'link', 'meta', 'base', 'frame', 'body'])(
    '<%s> is removed, and its content stays',
    (name) => {
      expect(policyOf(name)).toBe('unwrap');
    },
  );

  it.each(['int', 'iostream', 'T', 'bits'])('<%s> of a program is text', (name) => {
    expect(policyOf(name)).toBe('escape');
  });

  it('does not depend on capitals', () => {
    expect(policyOf('SCRIPT')).toBe('drop');
    expect(policyOf('Table')).toBe('keep');
  });

  it('keeps exactly the elements that are allowed', () => {
    for (const name of allowedElements) expect(policyOf(name)).toBe('keep');
    expect(new Set(allowedElements).size).toBe(allowedElements.length);
  });

  it('knows end tags and empty elements only of allowed elements', () => {
    expect(voidElements.filter((name) => !allowedElements.includes(name))).toEqual([]);
    for (const [name, { ends, within }] of siblings)
      expect([name, ...ends, ...within].filter((one) => !allowedElements.includes(one))).toEqual([]);
  });
});
