import { expect, test } from 'vitest';
import { CallError } from '../errors/call-error.ts';
import { createConnectionLimiter } from './connection-limiter.ts';

test('on a crowded server an account has one stream and a guest none, until others leave', () => {
  const acquire = createConnectionLimiter({ perUser: 3, guestsPerAddress: 3, crowdedFrom: 6 });
  const openFor = (userId: string | undefined) => {
    try {
      return acquire({ userId, address: '192.0.2.1' });
    } catch (error) {
      if (error instanceof CallError) return error.code;
      throw error;
    }
  };
  const releases = ['ann', 'ann', 'ann', 'bo', 'bo', undefined].map(openFor);
  expect(['ann', 'bo', undefined, 'cy', 'cy'].map(openFor)).toEqual([
    'tooManyStreams',
    'tooManyStreams',
    'tooManyStreams',
    expect.any(Function),
    'tooManyStreams',
  ]);
  for (const release of releases.slice(0, 2)) if (typeof release === 'function') release();
  expect([undefined, 'bo'].map(openFor)).toEqual([expect.any(Function), 'tooManyStreams']);
});
