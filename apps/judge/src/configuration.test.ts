import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

describe('the configuration of a judge', () => {
  it('requires only a token', () => {
    expect(readConfiguration({ JUDGE_TOKEN: 'secret' })).toMatchObject({
      serverUrl: 'http://127.0.0.1:8000',
      token: 'secret',
      slots: availableParallelism(),
      languages: undefined,
      logLevel: 'info',
      precompilesHeaders: true,
      cacheFolder: resolve('data', 'judge'),
      cacheBytes: 4096 * 1024 * 1024,
      programCacheBytes: 512 * 1024 * 1024,
    });
  });

  it('reads every setting from the environment', () => {
    const configuration = readConfiguration({
      JUDGE_TOKEN: ' secret ',
      SERVER_URL: 'https://judge.example/',
      JUDGE_SLOTS: '3',
      JUDGE_NAME: 'n'.repeat(100),
      JUDGE_LANGUAGES: 'C, C++ 17',
      JUDGE_PRECOMPILED_HEADERS: 'off',
      JUDGE_CACHE_MB: '5',
      JUDGE_PROGRAM_CACHE_MB: '0',
      DATA_DIR: '/srv/data',
      LOG_LEVEL: 'debug',
    });
    expect(configuration).toEqual({
      serverUrl: 'https://judge.example',
      token: 'secret',
      slots: 3,
      name: 'n'.repeat(64),
      languages: ['C', 'C++ 17'],
      logLevel: 'debug',
      precompilesHeaders: false,
      cacheFolder: '/srv/data/judge',
      cacheBytes: 5 * 1024 * 1024,
      programCacheBytes: 0,
    });
  });

  it.each([
    [{ JUDGE_TOKEN: '' }, /JUDGE_TOKEN is not set/],
    [{ JUDGE_SLOTS: 'many' }, /JUDGE_SLOTS must be a number/],
    [{ JUDGE_SLOTS: '0' }, /JUDGE_SLOTS must be a number/],
    [{ SERVER_URL: 'ftp://server' }, /SERVER_URL must begin with/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [{ JUDGE_PRECOMPILED_HEADERS: 'no' }, /JUDGE_PRECOMPILED_HEADERS must be on or off, not "no"/],
    [{ JUDGE_CACHE_MB: '0' }, /JUDGE_CACHE_MB must be a number/],
    [{ JUDGE_PROGRAM_CACHE_MB: '-1' }, /JUDGE_PROGRAM_CACHE_MB must be a number/],
    [{ JUDGE_LANGUAGES: 'C, Klingon' }, /JUDGE_LANGUAGES names "Klingon"/],
  ])('rejects invalid settings: %o', (environment, message) => {
    const read = () => readConfiguration({ JUDGE_TOKEN: 'secret', ...environment });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(message);
  });
});
