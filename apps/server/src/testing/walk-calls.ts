/** Sends calls by name with one input for all: each call uses the fields that it knows. For tests of what leaks. */
import { calls, errorCodeHeader, type CallDefinition } from '@touchstone/contract';
import { splitName } from '../platform/http/register-calls.ts';
import type { TestServer } from './test-server.ts';

export type WalkInput = Readonly<Record<string, unknown>>;

const definitions: Readonly<Record<string, CallDefinition | undefined>> = calls;

/** `{…}` in a path takes the field of this name. */
export async function sendByName(
  { app }: Pick<TestServer, 'app'>,
  name: string,
  { input, token }: { input: WalkInput; token: string | undefined },
) {
  const [method, url] = splitName(name as Parameters<typeof splitName>[0]);
  const query = queryOf(input);
  const { body, headers } = await app.inject({
    method,
    url: url.replaceAll(/\{(\w+)\}/g, (_, part: string) => query[part] ?? '1'),
    query,
    ...(method !== 'GET' && { payload: input }),
    headers: token === undefined ? {} : { authorization: token },
  });
  return { body, errorCode: headers[errorCodeHeader] };
}

const queryOf = (input: WalkInput) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && typeof value !== 'object')
      .map(([key, value]) => [key, String(value)]),
  );

/**
 * The inputs that differ for this call. Its handler receives only what its schemas parse, so inputs that differ in other fields
 * are the same request. A download has no schemas: it gets every input.
 */
export function distinctInputs(name: string, inputs: readonly WalkInput[]): WalkInput[] {
  const definition = definitions[name];
  if (definition === undefined) return [...inputs];
  const { query, body } = definition;
  const parsed = inputs.map((input) => {
    const results = [query?.safeParse(queryOf(input)), body?.safeParse(input)];
    const seen = results.map((result) => (result?.success === false ? result.error.issues : result?.data));
    return [JSON.stringify(seen), input] as const;
  });
  return [...new Map(parsed.toReversed()).values()].toReversed();
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
    // Sent together: the server joins their lookups into fewer queries.
    const answers = await Promise.all(
      distinctInputs(name, inputs).map((input) => sendByName(server, name, { input, token })),
    );
    const texts = answers.map(({ body }) => body.toLowerCase());
    if (texts.some((text) => markers.some((marker) => text.includes(marker)))) telling.add(name);
  }
  return [...telling].toSorted();
}
