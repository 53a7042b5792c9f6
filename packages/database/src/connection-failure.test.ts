import pg from 'pg';
import { expect, test } from 'vitest';
import {
  ConnectionsEndedError,
  GateClosedError,
  isConnectionFailure,
  isUnreachable,
} from './connection-failure.ts';

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const socketError = (syscall: string, code: string) => Object.assign(new Error('x'), { syscall, code });

test.each<[string, unknown, boolean]>([
  ['terminated by an administrator', databaseError('57P01'), true],
  ['crash of another process', databaseError('57P02'), true],
  ['database starting up', databaseError('57P03'), true],
  ['connection exception', databaseError('08006'), true],
  ['too many connections', databaseError('53300'), true],
  ['cancelled statement', databaseError('57014'), false],
  ['unique violation', databaseError('23505'), false],
  ['refused connection', socketError('connect', 'ECONNREFUSED'), true],
  ['missing socket file', socketError('connect', 'ENOENT'), true],
  ['reset connection', socketError('read', 'ECONNRESET'), true],
  ['unreachable host', socketError('connect', 'EHOSTUNREACH'), true],
  ['unreachable network', socketError('connect', 'ENETUNREACH'), true],
  ['host that is down', socketError('connect', 'EHOSTDOWN'), true],
  ['host that vanished', socketError('read', 'ETIMEDOUT'), true],
  ['unknown name', socketError('getaddrinfo', 'ENOTFOUND'), true],
  ['resolver that is away', socketError('getaddrinfo', 'EAI_AGAIN'), true],
  ['several addresses', new AggregateError([socketError('connect', 'EHOSTUNREACH')]), true],
  ['several other errors', new AggregateError([new Error('x')]), false],
  ['standby', databaseError('25006'), true],
  ['database that was dropped', databaseError('57P04'), true],
  ['session that was idle too long', databaseError('57P05'), true],
  ['missing file', socketError('open', 'ENOENT'), false],
  ['message of the driver', new Error('Connection terminated unexpectedly'), true],
  ['time-out of the pool', new Error('timeout exceeded when trying to connect'), true],
  ['pool that has ended', new Error('Cannot use a pool after calling end on the pool'), true],
  ['closed gate', new GateClosedError(new Error('x')), true],
  ['connections that have ended', new ConnectionsEndedError(), true],
  ['other error', new Error('x'), false],
  ['no error', 'Connection terminated', false],
])('%s: %#', (_, error, expected) => {
  expect(isConnectionFailure(error)).toBe(expected);
});

test('too many connections are a failure, but the database can be reached', () => {
  expect(isUnreachable(databaseError('53300'))).toBe(false);
  expect(isUnreachable(databaseError('57P03'))).toBe(true);
});
