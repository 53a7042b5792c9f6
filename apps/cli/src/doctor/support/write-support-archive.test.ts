import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { writeSupportArchive } from './write-support-archive.ts';

const run = promisify(execFile);

/** Random, so that none of them can be in the archive by accident. */
const newSecret = (): string => randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x');

describe('the support archive', () => {
  let folder: string;
  let database: TestDatabase;
  const planted: string[] = [];
  const plant = (): string => {
    const secret = newSecret();
    planted.push(secret);
    return secret;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'support-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('contains what helps, and none of the secrets of configuration, database and logs', async () => {
    const echoed = plant();
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: withPassword(database.connectionString, plant()),
      STORAGE_URL: `s3://${plant()}:${plant()}@store.example:9000/bucket?region=x`,
      ROOT_PASSWORD: plant(),
      JUDGE_TOKEN: echoed,
      SECRET_KEY: plant(),
      PORT: '8123',
    };
    await plantInDatabase();
    await plantInLogs(environment, echoed);
    const path = join(folder, 'support.tar.gz');
    const configuration = {
      ...readConfiguration(environment),
      databaseUrl: database.connectionString,
    };
    const report = `PostgreSQL: ${environment.DATABASE_URL}`;
    await writeSupportArchive({ configuration, environment, path, report });

    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { stdout } = await run('tar', ['-xzOf', path], { maxBuffer: 2 ** 28 });
    for (const secret of planted) expect(stdout).not.toContain(secret);
    expect(stdout).toContain('"PORT": "8123"');
    expect(stdout).toContain('"JUDGE_TOKEN": "set"');
    expect(stdout).toContain('"name": "submission"');
    expect(stdout).toContain('6b1f0d8e-2f63-4a51-9d0e-1c1f5f0a7c11');
    const { stdout: names } = await run('tar', ['-tzf', path]);
    expect(names.split('\n').filter(Boolean)).toEqual(
      [
        'configuration.json',
        'doctor.txt',
        'machine.json',
        'database.json',
        'logs/judge.log',
        'logs/server.log',
        'logs/server.log.1',
      ].map((name) => `touchstone-support/${name}`),
    );
  });

  it('is written without a database, and says so', async () => {
    const environment = {
      DATA_DIR: join(folder, 'other'),
      DATABASE_URL: 'postgres://a:bcdefgh@127.0.0.1:1/none',
    };
    const path = join(folder, 'second.tar.gz');
    await writeSupportArchive({
      configuration: readConfiguration(environment),
      environment,
      path,
      report: '',
    });
    const { stdout } = await run('tar', ['-xzOf', path, 'touchstone-support/database.json']);
    expect(stdout).toContain('could not be inspected');
    expect(stdout).not.toContain('bcdefgh');
  });

  async function plantInDatabase(): Promise<void> {
    const { pool } = database;
    await pool.query(`INSERT INTO site_setting VALUES ('mail', $1), ('assistant', $2)`, [
      { host: 'mail.example', password: plant() },
      { key: plant(), model: 'some-model' },
    ]);
    await pool.query(
      `INSERT INTO user_account (id, username, email, password_hash, signature) VALUES ('ab01', $1, $2, $3, $4)`,
      [plant().slice(0, 20), `${plant()}@example.test`, `$argon2id$v=19$${plant()}`, plant()],
    );
    await pool.query(`INSERT INTO judge_token (name, token_hash, created_at) VALUES ('east', $1, now())`, [
      plant(),
    ]);
  }

  async function plantInLogs(environment: NodeJS.ProcessEnv, echoed: string): Promise<void> {
    await mkdir(join(folder, 'logs'), { recursive: true });
    const lines = [
      { level: 30, requestId: '6b1f0d8e-2f63-4a51-9d0e-1c1f5f0a7c11', url: '/api/login', msg: 'request' },
      { level: 50, err: { message: `connect ${environment['DATABASE_URL'] ?? ''} failed` } },
      { level: 40, msg: `the judge sent ${echoed}` },
      { level: 40, headers: { authorization: plant(), cookie: plant() } },
      { level: 40, msg: JSON.stringify({ apiKey: plant() }) },
      { level: 40, msg: `-----BEGIN PRIVATE KEY-----\n${plant()}\n-----END PRIVATE KEY-----` },
      { level: 40, msg: `mail to ${plant()}@example.test` },
    ];
    const mailPassword = await database.pool.query<{ password: string }>(
      `SELECT value ->> 'password' AS password FROM site_setting WHERE key = 'mail'`,
    );
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    await writeFile(join(folder, 'logs', 'server.log'), `${text}\n`);
    await writeFile(
      join(folder, 'logs', 'server.log.1'),
      `login ${mailPassword.rows[0]?.password ?? ''} refused\n`,
    );
    await writeFile(join(folder, 'logs', 'judge.log'), `TypeError: token=${plant()}\n    at main.ts:1\n`);
    await writeFile(join(folder, 'logs', 'notes.txt'), plant());
  }
});

function withPassword(connectionString: string, password: string): string {
  const url = new URL(connectionString.replace('@/', '@localhost/'));
  url.password = password;
  return url.href;
}
