import { totalmem } from 'node:os';
import { starterSetting } from './stop-leftovers.ts';

const megabyte = 1024 * 1024;

export interface ServerSettingsInput {
  readonly socketFolder: string;
  readonly durable: boolean;
  readonly maxConnections?: number | undefined;
}

/** No data outlives a test, and databases are cloned often. */
const settingsOfTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  file_copy_method: 'clone',
  // A database with active autovacuum workers cannot be dropped, and none lives long enough to need them.
  autovacuum: 'off',
};

/**
 * The settings are passed on the command line at every start instead of being written to postgresql.conf, so
 * that a newer version of this file takes effect without changes to existing data folders.
 */
export function serverSettings({
  socketFolder,
  durable,
  maxConnections = 100,
}: ServerSettingsInput): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: quoteListItem(socketFolder),
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    shared_buffers: `${sharedBuffersMegabytes(durable)}MB`,
    // Pages are in memory or on a solid-state disk: a random read costs hardly more than a sequential one.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server reports its own errors. Statements and key values may contain personal data, so they are not
    // logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    [starterSetting]: `${process.pid}`,
    ...(durable ? {} : settingsOfTests),
  };
}

/** A quarter of the available memory, at most 1 GB; tests need little. */
function sharedBuffersMegabytes(durable: boolean): number {
  if (!durable) return 64;
  // 0 or a huge number means that this process has no limit.
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.max(32, Math.min(1024, Math.floor(memory / 4 / megabyte)));
}

/** The setting is a list: a path with a comma or a blank must be in double quotes. */
function quoteListItem(item: string): string {
  return `"${item.replaceAll('"', '""')}"`;
}
