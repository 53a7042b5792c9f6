export const remoteAddress = '/admin/remote';

/** The failures of one site, or of all. */
export const failuresAddress = (key?: string): string =>
  `/admin/remote/failures${key === undefined ? '' : `?${new URLSearchParams({ key }).toString()}`}`;
