/**
 * Checks AWS Signature Version 4 according to its public description, independently of the library that
 * signs: a real store would accept a request that this accepts.
 */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** Returns the error code of a store, or undefined if the signature is valid. */
export function findSignatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Keys,
): string | undefined {
  const parts = authorizationPattern.exec(request.headers.authorization ?? '');
  const [, keyId = '', day = '', signedRegion = '', signedHeaders = '', signature = ''] = parts ?? [];
  if (parts === null) return 'AccessDenied';
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  if (
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.split(';').includes(name))
  )
    return 'AccessDenied';
  const time = String(request.headers['x-amz-date']);
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonicalHeaders = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonicalRequest = [request.method, path, query, canonicalHeaders, signedHeaders, bodyHash].join(
    '\n',
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  if (!time.startsWith(day)) return 'AccessDenied';
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
