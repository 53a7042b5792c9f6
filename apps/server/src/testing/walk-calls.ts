/** Sends calls by name with one input for all: each call uses the fields that it knows. For tests of what leaks. */
import { errorCodeHeader } from '@touchstone/contract';
import { splitName } from '../platform/http/register-calls.ts';
import type { TestServer } from './test-server.ts';

export type WalkInput = Readonly<Record<string, unknown>>;

/** `{…}` in a path takes the field of this name. */
export async function sendByName(
  { app }: Pick<TestServer, 'app'>,
  name: string,
  { input, token }: { input: WalkInput; token: string | undefined },
) {
  const [method, url] = splitName(name as Parameters<typeof splitName>[0]);
  const query = Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && typeof value !== 'object')
      .map(([key, value]) => [key, String(value)]),
  );
  const { body, headers } = await app.inject({
    method,
    url: url.replaceAll(/\{(\w+)\}/g, (_, part: string) => query[part] ?? '1'),
    query,
    ...(method !== 'GET' && { payload: input }),
    headers: token === undefined ? {} : { authorization: token },
  });
  return { body, errorCode: headers[errorCodeHeader] };
}

interface Walk {
  names: readonly string[];
  inputs: readonly WalkInput[];
  token: string | undefined;
  /** In lower case. */
  markers: readonly string[];
}

/** Returns the calls whose responses contain any of the markers. */
export async function listTellingCalls(
  server: Pick<TestServer, 'app'>,
  { names, inputs, token, markers }: Walk,
): Promise<string[]> {
  const telling = new Set<string>();
  for (const name of names) {
    for (const input of inputs) {
      const { body } = await sendByName(server, name, { input, token });
      const text = body.toLowerCase();
      if (markers.some((marker) => text.includes(marker))) telling.add(name);
    }
  }
  return [...telling].toSorted();
}
