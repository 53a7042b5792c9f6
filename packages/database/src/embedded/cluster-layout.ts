import { join, resolve } from 'node:path';

/** Where the parts of the embedded database live below DATA_DIR. */
export interface ClusterLayout {
  /** Belongs to whoever starts the database. PostgreSQL's account passes through it but cannot change its entries. */
  readonly root: string;
  readonly data: string;
  readonly run: string;
  readonly logFile: string;
}

export function clusterLayout(dataDirectory: string): ClusterLayout {
  const absolute = resolve(dataDirectory);
  const root = join(absolute, 'postgres');
  return {
    root,
    data: join(root, 'data'),
    run: join(root, 'run'),
    logFile: join(absolute, 'logs', 'postgres.log'),
  };
}
