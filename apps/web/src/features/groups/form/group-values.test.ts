import { describe, expect, it } from 'vitest';
import { aGroup } from '../testing/a-group.ts';
import { groupFormMessages } from './group-form-messages.ts';
import { groupRules, makeCode, newGroupValues, toGroup, valuesOfGroup } from './group-values.ts';

const m = groupFormMessages['en-US'];
const rules = groupRules(m);

describe('the fields of a group', () => {
  it.each([
    ['name', '', m.length(5, 25)],
    ['name', ' four ', m.length(5, 25)],
    ['name', 'x'.repeat(25), null],
    ['name', 'x'.repeat(26), m.length(5, 25)],
    ['shortName', 'acm25', null],
    ['shortName', 'acm 25', m.shortNameCharacters],
    ['shortName', 'x'.repeat(11), m.length(5, 10)],
    ['brief', 'x'.repeat(51), m.length(5, 50)],
    ['description', 'x'.repeat(1000), null],
    ['description', 'x'.repeat(1001), m.length(5, 1000)],
  ] as const)('%s: %j', (field, text, fault) => {
    expect(rules[field](text, { ...newGroupValues, [field]: text })).toBe(fault);
  });

  it.each([
    ['public', '', null],
    ['protected', '', m.codeLength(6)],
    ['private', '12345', m.codeLength(6)],
    ['private', '123456', null],
  ] as const)('the code of a %s group: %j', (access, code, fault) => {
    expect(rules.code(code, { ...newGroupValues, access, code })).toBe(fault);
  });

  it('survive a round trip, trimmed', () => {
    const group = aGroup({ auth: 3, code: 'abc123', visible: false });
    expect(toGroup({ ...valuesOfGroup(group), name: `  ${group.name} ` })).toEqual({
      name: group.name,
      shortName: group.shortName,
      brief: group.brief,
      description: group.description,
      auth: 3,
      visible: false,
      code: 'abc123',
    });
  });

  it('have no code in a public group', () => {
    expect(toGroup({ ...newGroupValues, access: 'public', code: 'abc123' })).not.toHaveProperty('code');
  });

  it('get a code of the asked length', () => {
    expect(makeCode((below) => below - 1)).toMatch(/^[A-Z2-9]{6}$/);
  });
});
