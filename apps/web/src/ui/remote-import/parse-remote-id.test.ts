import { remoteJudges } from '@touchstone/contract/remote-judges';
import { describe, expect, it } from 'vitest';
import { findRemoteIdProblem, normaliseRemoteId } from './parse-remote-id.ts';

describe('the id of a problem at another site', () => {
  it.each(remoteJudges.map(({ prefix, problemIdExample }) => [prefix, problemIdExample] as const))(
    'of %s may be its example %s, also with our prefix',
    (prefix, example) => {
      expect(findRemoteIdProblem(prefix, ` ${example} `)).toBeUndefined();
      expect(findRemoteIdProblem(prefix, `${prefix.toLowerCase()}-${example}`)).toBeUndefined();
    },
  );

  it.each([
    ['HDU', '', 'required'],
    ['HDU', '  ', 'required'],
    ['HDU', 'HDU-', 'required'],
    ['HDU', 'abc', 'format'],
    ['CF', 'A', 'format'],
    ['AC', 'abc110', 'format'],
    ['SPOJ', 'a b', 'format'],
  ] as const)('%s %j: %s', (prefix, text, problem) => {
    expect(findRemoteIdProblem(prefix, text)).toBe(problem);
  });

  it.each([
    ['HDU', ' HDU-1000 ', '1000'],
    ['HDU', '1000', '1000'],
    ['CF', 'cf-4A', '4A'],
    ['AC', 'ABC110_A', 'abc110_a'],
  ] as const)('%s %j is sent as %s', (prefix, text, id) => {
    expect(normaliseRemoteId(prefix, text)).toBe(id);
  });
});
