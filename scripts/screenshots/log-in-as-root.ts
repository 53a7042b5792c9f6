import type { Site } from '../browser/start-site.ts';

export interface Session {
  token: string;
  /** JSON text, as the web stores it. */
  userInfo: string;
}

export async function logInAsRoot({ address, rootPassword }: Pick<Site, 'address' | 'rootPassword'>): Promise<Session> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'root', password: rootPassword }),
  });
  const { status, data, msg } = (await response.json()) as { status: number; data: unknown; msg: string };
  const token = response.headers.get('authorization');
  if (status !== 200 || token === null) throw new Error(`root could not log in: ${msg}`);
  return { token, userInfo: JSON.stringify(data) };
}
