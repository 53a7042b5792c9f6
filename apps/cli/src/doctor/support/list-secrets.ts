import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { isSecretName } from './redact.ts';

/** Secrets of the environment, also those inside the addresses of the database and the file store. */
export function listEnvironmentSecrets(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const url = /^[a-z0-9+.-]+:\/\//i.test(value) ? URL.parse(value) : null;
    const inside = url === null ? [] : credentialsOf(url).flatMap((part) => [part, decode(part)]);
    return isSecretName(name) ? [value, ...inside] : inside;
  });
}

/** The name of a database user is often an ordinary word; the one of a file store is half of its key. */
const credentialsOf = ({ protocol, username, password }: URL): string[] =>
  protocol === 's3:' ? [username, password] : [password];

export async function loadSecretKey(dataDirectory: string): Promise<string[]> {
  try {
    return [(await readFile(join(dataDirectory, 'secret-key'), 'utf8')).trim()];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Secrets among the site settings: the password of the mail server and the keys of services. */
export async function loadSettingSecrets(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ value: unknown }>('SELECT value FROM site_setting');
  return rows.flatMap(({ value }) => listInside(value, false));
}

function listInside(value: unknown, isSecret: boolean): string[] {
  if (typeof value === 'string') return isSecret ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listInside(inner, isSecret || isSecretName(name)));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
