const webProtocols: readonly string[] = ['http:', 'https:'];

/** Links to other sites are allowed for http and https only. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && webProtocols.includes(new URL(text).protocol);
