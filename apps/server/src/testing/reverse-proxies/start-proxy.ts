/** Starts nginx or Caddy in front of a server, with a certificate of its own. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listChildren } from '@touchstone/process-table';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { proxyExamples, siteName, type ProxyExample, type ProxyPlaces } from './proxy-examples.ts';

const run = promisify(execFile);
const attempts = 5;
const pollMs = 50;

export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** In PEM; clients trust it. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
  /** Kills it at once, with all its connections. */
  readonly crash: () => Promise<void>;
}

export async function startProxy(
  name: keyof typeof proxyExamples,
  serverPort: number,
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `touchstone-${name}-`));
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  await makeCertificateFiles(certificateFile, keyFile);
  const child = await startOnFreePorts(proxyExamples[name], {
    folder,
    serverPort,
    certificateFile,
    keyFile,
  });
  return {
    ...child.ports,
    certificate: await readFile(certificateFile, 'utf8'),
    crash: async () => {
      const { pid = 0 } = child.process;
      const exited = once(child.process, 'exit');
      // The first process of nginx would replace a worker that ends before it.
      for (const ended of [pid, ...listChildren(pid)]) process.kill(ended, 'SIGKILL');
      await exited;
    },
    close: async () => {
      if (!isOver(child.process)) {
        child.process.kill('SIGTERM');
        await once(child.process, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeCertificateFiles(certificateFile: string, keyFile: string) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`, '-days', '2'];
  await run('openssl', ['req', '-x509', ...key, ...names, '-out', certificateFile]);
}

/** Another program can take a port between the search and the start. Then other ports are tried. */
async function startOnFreePorts(
  example: ProxyExample,
  places: Omit<ProxyPlaces, 'httpPort' | 'httpsPort'>,
): Promise<{ process: ChildProcess; ports: { httpPort: number; httpsPort: number } }> {
  let output = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const ports = { httpPort: await findFreePort(), httpsPort: await findFreePort() };
    const folder = join(places.folder, String(attempt));
    await mkdir(folder);
    const args = await example.configure({ ...places, ...ports, folder });
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const child = spawn(example.program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    if (await isListening(child, [ports.httpPort, ports.httpsPort])) return { process: child, ports };
    if (!/address already in use/i.test(output)) break;
  }
  throw new Error(`${example.program} did not start:\n${output}`);
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** False if the program ends before. */
async function isListening(child: ChildProcess, ports: readonly number[]): Promise<boolean> {
  let failure: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      failure = error;
      resolve();
    });
  });
  for (;;) {
    const accepted = await Promise.all(ports.map(acceptsConnections));
    if (failure !== undefined) throw failure;
    if (isOver(child)) {
      await ended;
      return false;
    }
    if (accepted.every(Boolean)) return true;
    await sleep(pollMs);
  }
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return false;
    throw error;
  } finally {
    socket.destroy();
  }
}
