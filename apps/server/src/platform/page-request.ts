/** The requested page of a list call, as parsed by its schema. */
export interface PageRequest {
  currentPage: number;
  limit: number;
}

export const offsetOf = ({ currentPage, limit }: PageRequest) => (currentPage - 1) * limit;

/** A LIKE pattern for a substring search: `%` and `_` of the user's text are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** PostgreSQL needs the limit when it plans, so pages are rounded up to a few lengths, with a prepared statement each. */
const statementLengths = [6, 10, 20, 32, 128, 1024];

/** The length of the statement that reads such a page. The caller cuts the page from its result. */
export const statementLengthOf = (limit: number): number =>
  statementLengths.find((length) => length >= limit) ?? Math.max(...statementLengths);
