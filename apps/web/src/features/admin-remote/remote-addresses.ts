export const remoteAddress = '/admin/remote';
export const importAddress = '/admin/remote/import';

/** The failures of one site, or of all. */
export const failuresAddress = (key?: string): string =>
  `/admin/remote/failures${key === undefined ? '' : `?${new URLSearchParams({ key }).toString()}`}`;

export const importJobAddress = (id: number): string =>
  `${importAddress}?${new URLSearchParams({ id: String(id) }).toString()}`;
