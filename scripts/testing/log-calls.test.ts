import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A log call whose first argument has the key `error`, as in `logger.warn({ error }, …)` or `log.warn({ id, error: cause }, …)`. */
const errorKey =
  /\blog(?:ger)?\??\.(?:trace|debug|info|warn|error|fatal)\(\s*\{(?:(?:[^{}]|\{[^{}]*\})*,)?\s*error\s*[,:}]/gi;

const findErrorKeys = (source: string) => source.match(errorKey) ?? [];

test.each([
  ["logger.warn({ error }, 'failed')", 1],
  ["this.#logger.error({ error: error.message }, 'failed')", 1],
  ["request.log.error({ url: request.url, error }, 'failed')", 1],
  ["logger.warn(\n  { reply: { status }, error },\n  'failed',\n)", 1],
  ["logger.error({ err: error }, 'failed')", 0],
  ["logger.error({ err: error, taskId }, 'failed')", 0],
  ["logger.info({ errors: 3, reason: error.code }, 'failed')", 0],
])('finds the key `error` in %j: %i', (source, count) => {
  expect(findErrorKeys(source)).toHaveLength(count);
});

test('logs errors under `err`: pino writes an Error under any other key as {}', () => {
  const sources = globSync('{apps,packages,scripts}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$|\.test\.ts$/.test(path),
  });
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) =>
    findErrorKeys(readFileSync(join(root, path), 'utf8')).map((call) => `${path}: ${call}`),
  );
  expect(found).toEqual([]);
});
