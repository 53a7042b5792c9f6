export const pageParameter = 'currentPage';

/** Anything invalid means the first page. */
export const parsePageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
