/** A process that migrates in small batches and kills itself before the given statement to PostgreSQL. */
import pg from 'pg';
import { createDiskFileStore } from '@touchstone/server/storage';
import { openMysqlSource } from '@touchstone/site-migration/source/mysql-source';
import { openHoj } from '../hoj-site.ts';
import { migrateSite } from '../migrate-site.ts';

interface Request {
  readonly connectionString: string;
  readonly address: string;
  readonly filesFolder: string;
  readonly storeFolder: string;
  readonly statement: number;
}

const request = JSON.parse(process.argv[2] ?? '{}') as Request;
let statements = 0;

/** Every statement of every connection passes here. */
const send = Reflect.get(pg.Client.prototype, 'query') as (...parts: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...parts: unknown[]) {
    statements += 1;
    if (statements === request.statement) process.kill(process.pid, 'SIGKILL');
    return send.apply(this, parts);
  },
});

await migrateSite({
  connectionString: request.connectionString,
  site: {
    ...openHoj(request.address),
    openReader: () => openMysqlSource(request.address, { rows: 2, characters: 1e6 }),
  },
  filesFolder: request.filesFolder,
  fileStore: createDiskFileStore(request.storeFolder),
  offsetMinutes: 480,
  isDryRun: false,
  onProgress: () => undefined,
  onFinding: () => undefined,
  hashingCost: { memoryCost: 64, timeCost: 1 },
});
process.stdout.write(`${String(statements)} statements\n`);
