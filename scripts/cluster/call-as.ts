/** Calls of the measurements, with a session. */
export async function callAs<Data>(
  address: string,
  authorization: string,
  path: string,
  body: object,
): Promise<Data> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  const { status, msg, data } = (await response.json()) as { status: number; msg: string; data: Data };
  if (status !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Makes users and returns their sessions. */
export async function logInUsers(
  address: string,
  rootToken: string,
  { prefix, count }: { prefix: string; count: number },
): Promise<string[]> {
  const { users } = await callAs<{ users: { username: string; password: string }[] }>(
    address,
    rootToken,
    '/api/admin/user/generate-user',
    { prefix, number_from: 1, number_to: count, password_length: 10 },
  );
  const tokens: string[] = [];
  for (const { username, password } of users) tokens.push(await logIn(address, username, password));
  return tokens;
}

export async function logIn(address: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const text = await response.text();
  const token = response.headers.get('authorization');
  if (token === null) throw new Error(`${username} cannot log in: ${text}`);
  return token;
}
