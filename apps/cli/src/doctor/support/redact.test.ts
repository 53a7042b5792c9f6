import { describe, expect, it } from 'vitest';
import { isSecretName, redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['postgres://judge:hunter2@db.example:5432/site', 'postgres://[removed]@db.example:5432/site'],
    ['s3://AKIA:abc@store.example/bucket', 's3://[removed]@store.example/bucket'],
    ['{"password":"p\\\\q","level":50}', '{"password":"[removed]","level":50}'],
    ['{"msg":"sent {\\"apiKey\\":\\"abc\\"}"}', '{"msg":"sent {\\"apiKey\\":\\"[removed]\\"}"}'],
    ['authorization: Bearer abc.def-1', 'authorization: Bearer [removed]'],
    ['JUDGE_TOKEN=abcdef and more', 'JUDGE_TOKEN=[removed] and more'],
    ['-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\nrest', '[removed]\nrest'],
    ['-----BEGIN PRIVATE KEY-----\nabc, cut off', '[removed]'],
    [`session ${'ab01'.repeat(8)}`, 'session [removed]'],
    ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', '[removed]'],
    ['mail to ada@example.test failed', 'mail to [removed] failed'],
  ])('%s', (text, expected) => {
    expect(redact(text, [])).toBe(expected);
  });

  it('keeps what helps to find a fault', () => {
    const line =
      '{"level":50,"time":1800000000000,"requestId":"6b1f0d8e-2f63-4a51-9d0e-1c1f5f0a7c11","url":"/api/login","msg":"request"}';
    expect(redact(line, [])).toBe(line);
  });

  it('removes known values as plain text, in JSON and in addresses, longest first', () => {
    const secrets = ['se"cret/one', 'se"cret/one-longer', 'tiny'];
    expect(redact('a se"cret/one-longer b se\\"cret/one c se%22cret%2Fone d tiny', secrets)).toBe(
      'a [removed] b [removed] c [removed] d tiny',
    );
  });
});

describe('isSecretName', () => {
  it.each(['ROOT_PASSWORD', 'JUDGE_TOKEN', 'SECRET_KEY', 'privateKey', 'key', 'apiKey', 'inAppSecret'])(
    '%s',
    (name) => {
      expect(isSecretName(name)).toBe(true);
    },
  );
  it.each(['PORT', 'DATA_DIR', 'keyword', 'name', 'model'])('not %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});
