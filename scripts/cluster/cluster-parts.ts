/** The parts of a cluster with their settings: each has a fixed port and folder, so it can be started again. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { storageUrlOf } from '@touchstone/server/s3-test-server';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { writeBalancerConfiguration } from './balancer-configuration.ts';
import { createDatabasePart, type DatabasePart } from './database-part.ts';
import { superviseProcess, type ProcessDefinition, type SupervisedProcess } from './supervised-process.ts';

export interface PartsInput {
  readonly servers: number;
  readonly judges: number;
  /** Instead of all that work on this machine. */
  readonly languages: string | undefined;
  readonly hasDemoContent: boolean;
  /** As judges have them by default; preparing them takes a while. */
  readonly hasPrecompiledHeaders: boolean;
  readonly folder: string;
  readonly onUnexpectedEnd: (text: string) => void;
}

export interface ClusterParts {
  /** Of the load balancer. */
  readonly address: string;
  readonly serverAddresses: readonly string[];
  readonly rootPassword: string;
  readonly storageUrl: string;
  readonly database: DatabasePart;
  readonly store: SupervisedProcess;
  readonly balancer: SupervisedProcess;
  readonly servers: readonly SupervisedProcess[];
  readonly judges: readonly SupervisedProcess[];
}

const runNode = (path: string): string[] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(repositoryRoot, path),
];

/** In the folder of the cluster. */
export const logsFolder = 'logs';

const localAddress = (port: number): string => `127.0.0.1:${String(port)}`;

export async function createParts(input: PartsInput): Promise<ClusterParts> {
  const { folder, servers, onUnexpectedEnd } = input;
  const ports = { balancer: await findFreePort(), store: await findFreePort() };
  const serverPorts: number[] = [];
  while (serverPorts.length < servers) serverPorts.push(await findFreePort());
  await Promise.all([logsFolder, 'store'].map((name) => mkdir(join(folder, name))));
  const address = `http://${localAddress(ports.balancer)}`;
  const storageUrl = storageUrlOf(localAddress(ports.store));
  const secrets = {
    ROOT_PASSWORD: randomBytes(8).toString('hex'),
    JUDGE_TOKEN: randomBytes(16).toString('hex'),
    SECRET_KEY: randomBytes(32).toString('hex'),
  };
  const supervise = (definition: Omit<ProcessDefinition, 'logFile' | 'onUnexpectedEnd'>) =>
    superviseProcess({
      ...definition,
      logFile: join(folder, logsFolder, `${definition.name}.log`),
      onUnexpectedEnd,
    });
  const database = createDatabasePart({ folder, servers, onUnexpectedEnd });
  return {
    address,
    serverAddresses: serverPorts.map((port) => `http://${localAddress(port)}`),
    rootPassword: secrets.ROOT_PASSWORD,
    storageUrl,
    database,
    store: supervise({
      name: 'store',
      command: runNode('scripts/cluster/store-main.ts'),
      environment: () => ({ STORE_FOLDER: join(folder, 'store'), PORT: String(ports.store) }),
      sendsReady: true,
    }),
    balancer: supervise({
      name: 'balancer',
      command: await prepareBalancer(folder, ports.balancer, serverPorts),
      environment: () => ({}),
      sendsReady: false,
    }),
    servers: serverPorts.map((port, index) =>
      supervise({
        name: `server-${String(index + 1)}`,
        command: runNode('apps/server/src/main.ts'),
        environment: () => ({
          ...secrets,
          NODE_ENV: 'production',
          NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: join(folder, `server-${String(index + 1)}`),
          DATABASE_URL: database.connectionString(),
          STORAGE_URL: storageUrl,
          DEMO_CONTENT: input.hasDemoContent ? 'on' : 'off',
        }),
        sendsReady: true,
      }),
    ),
    judges: Array.from({ length: input.judges }, (_, index) => `judge-${String(index + 1)}`).map((name) =>
      supervise({
        name,
        command: runNode('apps/judge/src/main.ts'),
        environment: () => ({
          SERVER_URL: address,
          JUDGE_TOKEN: secrets.JUDGE_TOKEN,
          JUDGE_NAME: name,
          JUDGE_SLOTS: '1',
          JUDGE_PRECOMPILED_HEADERS: input.hasPrecompiledHeaders ? 'on' : 'off',
          DATA_DIR: join(folder, name),
          ...(input.languages !== undefined && { JUDGE_LANGUAGES: input.languages }),
        }),
        sendsReady: false,
      }),
    ),
  };
}

/** Returns the command. haproxy has no channel to the cluster: the kernel ends it when the cluster is gone. */
async function prepareBalancer(
  folder: string,
  port: number,
  serverPorts: readonly number[],
): Promise<string[]> {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, writeBalancerConfiguration({ port, serverPorts }));
  return ['setpriv', '--pdeathsig', 'TERM', '/usr/sbin/haproxy', '-db', '-f', file];
}
