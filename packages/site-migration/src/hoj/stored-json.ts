/** JSON that HOJ keeps in a text column. */
export type StoredJson =
  | { readonly state: 'empty' }
  | { readonly state: 'bad' }
  | { readonly state: 'parsed'; readonly value: unknown };

export function parseStoredJson(text: string): StoredJson {
  if (text.trim() === '') return { state: 'empty' };
  try {
    const value: unknown = JSON.parse(text);
    return value === null ? { state: 'empty' } : { state: 'parsed', value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { state: 'bad' };
  }
}
