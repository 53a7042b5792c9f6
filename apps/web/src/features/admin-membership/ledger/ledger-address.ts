/** The ledger of one user. */
export const ledgerAddress = (username: string): string =>
  `/admin/membership/ledger?${new URLSearchParams({ keyword: username }).toString()}`;
