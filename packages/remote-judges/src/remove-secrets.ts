/** Removes from a stored answer of a site what must not be read by others: passwords, cookies, tokens, the code of a user. */

const hidden = '[removed]';
/** Shorter ones occur in ordinary words. */
const shortestSecret = 4;
const longestSnapshot = 65_536;

/** Values of fields that sites use for tokens, whatever their value is. */
const tokenFields = [
  /((?:csrf[_-]?token|csrf|_token|token|ftaa|bfaa|sessionid|session_id)["']?\s*(?:[:=]|content=|value=)\s*["']?)[^"'&\s<>]{6,}/giu,
  /(data-csrf=["'])[^"']+/giu,
  /(Bearer\s+)[\w.~+/-]{8,}=*/gu,
  /((?:JSESSIONID|PHPSESSID|REVEL_SESSION|SPOJ|autologin_hash)=)[^;"'\s<>]+/giu,
];

export function removeSecrets(text: string, secrets: readonly string[]): string {
  let cleaned = text;
  for (const secret of secrets.flatMap(spellings)) cleaned = cleaned.replaceAll(secret, hidden);
  for (const field of tokenFields) cleaned = cleaned.replaceAll(field, `$1${hidden}`);
  return cleaned.replaceAll('\0', '').toWellFormed().slice(0, longestSnapshot);
}

/** A page shows a value as it is, escaped, encoded in an address, or in base64. */
function spellings(secret: string): string[] {
  if (secret.length < shortestSecret) return [];
  const escaped = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    ...new Set([
      secret,
      escaped,
      escaped.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
      encodeURIComponent(secret),
      new URLSearchParams({ x: secret }).toString().slice(2),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
    ]),
  ];
}
