import { describe, expect, it } from 'vitest';
import { applicationRules, toApplication } from './application-values.ts';
import { joinMessages } from './join-messages.ts';

const m = joinMessages['en-US'];

describe('an application', () => {
  it.each([
    ['', m.reasonLength(5, 100)],
    [' abcd ', m.reasonLength(5, 100)],
    ['abcde', null],
    ['x'.repeat(100), null],
    ['x'.repeat(101), m.reasonLength(5, 100)],
  ])('has a reason of the asked length: %j', (reason, fault) => {
    expect(applicationRules('protected', m).reason(reason)).toBe(fault);
  });

  it.each([
    ['protected', '', null],
    ['private', '', m.codeLength(6)],
    ['private', '12345', m.codeLength(6)],
    ['private', ' 123456 ', null],
  ] as const)('to a %s group with the code %j', (access, code, fault) => {
    expect(applicationRules(access, m).code(code)).toBe(fault);
  });

  it('sends the code to a private group only', () => {
    const values = { code: ' abc123 ', reason: ' I study here ' };
    expect(toApplication('private', values)).toEqual({ code: 'abc123', reason: 'I study here' });
    expect(toApplication('protected', values)).toEqual({ reason: 'I study here' });
  });
});
