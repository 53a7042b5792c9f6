/**
 * Removes secrets from the text of a log. Known values come from the configuration and the database; patterns remove what
 * looks like a secret, because a log may contain one that is known nowhere else. E-mail addresses are removed, too: they are
 * not needed to find a fault.
 */
const removed = '[removed]';
/** A shorter value would also remove ordinary words. */
const shortestSecret = 6;

export const isSecretName = (name: string): boolean =>
  /pass|secret|token|credential|authorization|cookie|private|api.?key|\bkey\b|Key$/i.test(name);

const patterns: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]+-----[\s\S]*?(?:-----END [A-Z ]+-----|$)/g, removed],
  // postgres://name:password@host, s3://key:secret@host, also without a name.
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'\\]+@/gi, `$1${removed}@`],
  [/\b(Bearer|Basic)\s+[\w+/=.~-]+/gi, `$1 ${removed}`],
  // "password":"…" in JSON, also escaped inside a string of JSON.
  [
    /(\\*"[^"\\]*(?:pass|secret|token|credential|authorization|cookie|private|api_?key)[^"\\]*\\*"\s*:\s*\\*")(?:[^"\\]|\\(?!")[\s\S])*/gi,
    `$1${removed}`,
  ],
  // password=…, PASSWORD: …
  [
    /\b(\w*(?:password|passwd|secret|token|api_?key))(\s*[=:]\s*)(?!\\*"|\[removed\])[^\s,;"'\\]+/gi,
    `$1$2${removed}`,
  ],
  // Session tokens, hashes of tokens and keys. A request id has hyphens and stays.
  [/\b[0-9a-f]{32,}\b/gi, removed],
  [/\$argon2[^\s"\\]+/g, removed],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, removed],
];

export function redact(text: string, secrets: readonly string[]): string {
  const known = secrets
    .filter((secret) => secret.length >= shortestSecret)
    // As a log writes it: plain, inside JSON, inside an address.
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    .toSorted((one, other) => other.length - one.length);
  const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, removed), text);
  return patterns.reduce(
    (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
    withoutKnown,
  );
}
