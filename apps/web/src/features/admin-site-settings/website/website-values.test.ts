import { describe, expect, it } from 'vitest';
import { findProblems, toChange, toValues } from './website-values.ts';

const stored = {
  baseUrl: null,
  name: 'Touchstone',
  shortName: 'TS',
  description: null,
  register: true,
  recordName: 'Record 1',
  recordUrl: 'https://record.example',
  projectName: 'Touchstone',
  projectUrl: '/introduction',
  contactEmail: null,
  blockedEmailDomains: ['spam.example', 'junk.example'],
};
const values = toValues(stored);

describe('website settings', () => {
  it('send nothing without changes, ignoring surrounding blanks', () => {
    expect(toChange(values, { ...values, name: ' Touchstone ' })).toEqual({});
  });

  it('send only changed values, including emptied texts', () => {
    expect(toChange(values, { ...values, recordName: ' ', shortName: 'Judge', register: false })).toEqual({
      recordName: 'None',
      shortName: 'Judge',
      register: false,
    });
  });

  it('parse domains in common notations', () => {
    expect(
      toChange(values, { ...values, blockedDomains: '@Spam.example, other.example\n' }).blockedEmailDomains,
    ).toEqual(['spam.example', 'other.example']);
    expect(toChange(values, { ...values, blockedDomains: '' }).blockedEmailDomains).toEqual([]);
  });
});

describe('findProblems', () => {
  it('accepts stored values', () => {
    expect(findProblems(values)).toEqual({});
  });

  it.each([
    ['baseUrl', 'judge.example', 'webAddress'],
    ['recordUrl', 'javascript:alert(1)', 'link'],
    ['projectUrl', '//elsewhere.example', 'link'],
    ['contactEmail', 'nobody', 'email'],
    ['blockedDomains', 'fine.example, wrong', 'domain'],
    ['name', 'a'.repeat(101), 'tooLong'],
    ['description', 'a'.repeat(2001), 'tooLong'],
  ] as const)('%s may not be what is wrong with it', (field, text, problem) => {
    expect(findProblems({ ...values, [field]: text })).toEqual({ [field]: problem });
  });
});
