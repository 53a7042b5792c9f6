/** API calls of a client. */
import type { BenchServer } from './bench-server.ts';

export async function callApi(
  { address }: BenchServer,
  path: string,
  { token, body }: { token: string; body?: object },
): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as { status: number; msg: string; data: unknown };
  if (envelope.status !== 200) throw new Error(`${path}: ${envelope.msg}`);
  return envelope.data;
}
