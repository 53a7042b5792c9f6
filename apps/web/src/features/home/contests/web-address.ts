const webProtocols: readonly string[] = ['http:', 'https:'];

/** Addresses of other sites become links: only what the browser opens as a page passes. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && webProtocols.includes(new URL(text).protocol);
