/**
 * How this works: a real S3-compatible server (s3rver) stores the objects. It does not check Signature
 * Version 4, so a proxy in front of it does, and forwards only correctly signed requests. The proxy can also
 * fail, stay silent or break the connection.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { findSignatureProblem, type S3Keys } from './verify-s3-signature.ts';

/** `silent` sends no response; `broken` closes the connection; a number is an HTTP status. */
export type Fault = number | 'silent' | 'broken';

export interface S3TestServer {
  keys: S3Keys;
  host: string;
  storageUrl: string;
  /** Faults for the next requests, one entry each. */
  faults: Fault[];
  /** Methods for which the keys have no permission. */
  refusedMethods: Set<string>;
  requests: string[];
  close: () => Promise<void>;
}

/** With characters that must be escaped in an address. */
const testKeys: S3Keys = {
  accessKeyId: 'S3RVER',
  secretAccessKey: 'a/secret+of=tests%',
  region: 'eu-test-1',
};

/** `host` with its port. */
export const storageUrlOf = (host: string): string => {
  const secret = encodeURIComponent(testKeys.secretAccessKey);
  return `s3://${testKeys.accessKeyId}:${secret}@${host}/files?region=${testKeys.region}&tls=off`;
};

interface S3TestOptions {
  /** Stays after the end; by default a temporary folder. */
  folder?: string;
  port?: number;
  /** By default only this machine reaches it. */
  address?: string;
  keys?: S3Keys;
}

export async function startS3TestServer({
  folder,
  port = 0,
  address = '127.0.0.1',
  keys = testKeys,
}: S3TestOptions = {}): Promise<S3TestServer> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'touchstone-s3-')));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // The bucket is in the path, whatever the name of the host.
    vhostBuckets: false,
    configureBuckets: [{ name: 'files' }],
  });
  const { port: storePort } = await store.run();
  const faults: Fault[] = [];
  const refusedMethods = new Set<string>();
  const requests: string[] = [];
  const proxy = createServer((request, response) => {
    requests.push(`${String(request.method)} ${String(request.url)}`);
    const isRefused = refusedMethods.has(request.method ?? '');
    void handleRequest({ request, response, storePort, keys, fault: isRefused ? 403 : faults.shift() });
  });
  await new Promise<void>((resolve) => proxy.listen(port, address, resolve));
  const host = `127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  return {
    keys,
    host,
    storageUrl: storageUrlOf(host),
    faults,
    refusedMethods,
    requests,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await store.close();
      if (folder === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  storePort: number;
  keys: S3Keys;
  fault: Fault | undefined;
}

async function handleRequest({ request, response, storePort, keys, fault }: Exchange) {
  const body = await buffer(request);
  if (fault === 'silent') return;
  if (fault === 'broken') {
    request.socket.destroy();
    return;
  }
  if (fault !== undefined) {
    sendError(response, fault, 'SlowDown');
    return;
  }
  const problem = findSignatureProblem(request, body, keys);
  if (problem !== undefined) {
    sendError(response, 403, problem);
    return;
  }
  const passedOn = httpRequest({
    host: '127.0.0.1',
    port: storePort,
    path: request.url,
    method: request.method,
    headers: { ...request.headers, authorization: nameKnownAccount(request.headers.authorization) },
  });
  passedOn.on('response', (stored) => {
    response.writeHead(stored.statusCode ?? 500, stored.headers);
    stored.pipe(response);
  });
  passedOn.end(body);
}

/** s3rver knows one account. It looks for the name and does not check the signature. */
const nameKnownAccount = (authorization: string | undefined): string | undefined =>
  authorization?.replace(/(?<=Credential=)[^/]+/, testKeys.accessKeyId);

function sendError(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
