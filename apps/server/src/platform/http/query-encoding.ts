import { callError } from '../errors/call-error.ts';

/**
 * Refuses a query that is not UTF-8. The framework's parser leaves undecodable text as it is, which would
 * silently change its meaning.
 */
export function checkQueryEncoding(url: string) {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('%', start)) return;
  for (const pair of url.slice(start + 1).split('&')) {
    if (isDecodable(pair)) continue;
    const [name = ''] = pair.split('=');
    throw callError('invalidField', { field: isDecodable(name) ? name : 'query', reason: 'bad-format' });
  }
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
