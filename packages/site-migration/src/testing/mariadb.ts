/** A MariaDB of its own for tests and the bench, in a temporary folder, on a socket: no port, no system service. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type Connection } from 'mysql2/promise';

export interface TestMariadb {
  /** A new, empty database. */
  createDatabase: (name: string) => Promise<{ url: string; connection: Connection }>;
  readonly socketPath: string;
  stop: () => Promise<void>;
}

const program = ['/usr/sbin/mariadbd', '/usr/libexec/mariadbd', '/usr/sbin/mysqld'];

export async function startMariadb(): Promise<TestMariadb> {
  const mariadbd = program.find((path) => existsSync(path));
  if (mariadbd === undefined)
    throw new Error(
      'MariaDB is not installed: npm test installs mariadb-server-core as root on Debian and Ubuntu',
    );
  // The path of a socket has at most 107 characters.
  const folder = await mkdtemp(join(tmpdir(), 'ts-maria-'));
  const socketPath = join(folder, 's');
  const log = join(folder, 'log');
  const server = spawn(
    mariadbd,
    [
      '--no-defaults',
      `--datadir=${folder}`,
      `--socket=${socketPath}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${log}`,
      '--skip-networking',
      // Without accounts there is nothing to install, and the folder is ours alone.
      '--skip-grant-tables',
      '--innodb-buffer-pool-size=64M',
      '--innodb-log-file-size=32M',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-flush-method=nosync',
      '--innodb-doublewrite=0',
      '--max-allowed-packet=64M',
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ],
    { stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  const stop = async () => {
    // The data are not needed any more.
    server.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  let isRunning = true;
  void exited.then(() => (isRunning = false));
  while (!(await canConnect(socketPath))) {
    if (!isRunning) throw new Error(`MariaDB did not start: ${await readFile(log, 'utf8')}`);
    await sleep(50);
  }
  return {
    socketPath,
    stop,
    createDatabase: async (name) => {
      const setUp = await createConnection({ socketPath, user: 'root' });
      await setUp.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
      await setUp.end();
      const connection = await createConnection({
        socketPath,
        user: 'root',
        database: name,
        multipleStatements: true,
      });
      return { url: `mysql://root@localhost/${name}?socket=${encodeURIComponent(socketPath)}`, connection };
    },
  };
}

async function canConnect(socketPath: string): Promise<boolean> {
  try {
    await (await createConnection({ socketPath, user: 'root' })).end();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
