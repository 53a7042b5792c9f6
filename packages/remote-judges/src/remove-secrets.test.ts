import { expect, test } from 'vitest';
import { removeSecrets } from './remove-secrets.ts';

const password = 'a <secret> & "more"';

test.each([
  `<input value='${password}'>`,
  '<input value="a &lt;secret&gt; &amp; &quot;more&quot;">',
  `q=${encodeURIComponent(password)}`,
  'q=a+%3Csecret%3E+%26+%22more%22',
  JSON.stringify({ password }),
  Buffer.from(password).toString('base64'),
])('the password is not in %s', (page) => {
  const cleaned = removeSecrets(page, [password]);
  expect(cleaned).toContain('[removed]');
  expect(cleaned).not.toMatch(/secret/u);
});

test.each([
  ['<input name="csrf_token" value="0123456789abcdef">', '0123456789abcdef'],
  ['<meta name="X-Csrf-Token" content="0123456789abcdef">', '0123456789abcdef'],
  ['<span class="csrf-token" data-csrf="0123456789abcdef">', '0123456789abcdef'],
  ['var csrfToken = "0123456789abcdef="', '0123456789abcdef'],
  ['Set-Cookie: PHPSESSID=abcdefgh; path=/', 'abcdefgh'],
  ['authorization: Bearer eyJhbGciOi.J9', 'eyJhbGciOi'],
])('the token is not in %s', (page, token) => {
  expect(removeSecrets(page, [])).not.toContain(token);
});

test('the rest of the page stays', () => {
  expect(removeSecrets('<h1>Status</h1> ab', ['ab', ''])).toBe('<h1>Status</h1> ab');
  expect(removeSecrets('x'.repeat(100_000), [])).toHaveLength(65_536);
});
