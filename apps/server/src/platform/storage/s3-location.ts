import { ConfigurationError } from '../configuration.ts';

export interface S3Location {
  /** Address of the bucket: path style, which every S3-compatible server understands. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const usage = 's3://ACCESS_KEY:SECRET@host:port/bucket?region=us-east-1&tls=on';

/** Error messages never contain the value: it includes a secret, and messages are logged. */
export function parseS3Location(storageUrl: string): S3Location {
  const url = URL.parse(storageUrl);
  const bucket = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
  if (url?.protocol !== 's3:' || url.hostname === '' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) {
    throw new ConfigurationError(`STORAGE_URL must look like ${usage}.`);
  }
  if (url.username === '' || url.password === '') {
    throw new ConfigurationError(
      `STORAGE_URL lacks the access key or the secret: ${usage}. Write / as %2F and + as %2B.`,
    );
  }
  return {
    bucketUrl: `${parseScheme(url.searchParams.get('tls') ?? 'on')}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decode(url.username),
    secretAccessKey: decode(url.password),
  };
}

function parseScheme(tls: string) {
  if (tls === 'on') return 'https';
  if (tls === 'off') return 'http';
  throw new ConfigurationError('tls in STORAGE_URL must be on or off.');
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigurationError('A % in the keys of STORAGE_URL must be written as %25.');
  }
}
