import { describe, expect, test } from 'vitest';
import { ConfigurationError, parseConfiguration } from './configuration.ts';

const minimal = { DATABASE_URL: 'postgresql://localhost/touchstone' };

describe('configuration', () => {
  test('has its defaults', () => {
    expect(parseConfiguration(minimal)).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      isDemoContentWanted: true,
      rootPassword: undefined,
      secretKey: undefined,
      judgeToken: undefined,
      logLevel: 'info',
    });
  });

  test('an empty variable counts as unset', () => {
    expect(parseConfiguration({ ...minimal, PORT: '', STORAGE_URL: ' ' })).toMatchObject({
      port: 8000,
      storageUrl: undefined,
    });
  });

  test.each([
    ['no database', {}],
    ['a port that is no number', { ...minimal, PORT: 'http' }],
    ['a port out of range', { ...minimal, PORT: '70000' }],
    ['an unknown log level', { ...minimal, LOG_LEVEL: 'loud' }],
    ['a demo switch that is neither on nor off', { ...minimal, DEMO_CONTENT: 'maybe' }],
    ['a root password that is too short to log in with', { ...minimal, ROOT_PASSWORD: 'abc' }],
  ])('refuses %s', (_, environment) => {
    expect(() => parseConfiguration(environment)).toThrow(ConfigurationError);
  });
});
