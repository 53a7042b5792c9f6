import { expect, it } from 'vitest';
import { findStorageFault } from './storage-fault.ts';

const withCode = (code: string, fields = {}) => Object.assign(new Error('it failed'), { code, ...fields });

it.each([
  ['a full disk', withCode('ENOSPC'), 'full'],
  ['a used-up quota', withCode('EDQUOT'), 'full'],
  ['a full disk of the database', withCode('53100'), 'full'],
  ['a read-only disk', withCode('EROFS'), 'read-only'],
  [
    'a read-only disk of the database',
    Object.assign(new Error('could not write to file "x": Read-only file system'), { severity: 'ERROR' }),
    'read-only',
  ],
  ['the cause of another error', new Error('not stored', { cause: withCode('ENOSPC') }), 'full'],
  ['another error', withCode('EACCES'), undefined],
  ['no error', 'ENOSPC', undefined],
])('finds %s', (_, error, fault) => {
  expect(findStorageFault(error)).toBe(fault);
});
