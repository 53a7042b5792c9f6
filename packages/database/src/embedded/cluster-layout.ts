import { join, resolve } from 'node:path';

/** The paths of the embedded database below DATA_DIR. */
export interface ClusterLayout {
  /**
   * Belongs to the user who starts the database. PostgreSQL's account can traverse it but cannot change its
   * entries.
   */
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
