/** The requested page of a list call, as parsed by its schema. */
export interface PageRequest {
  currentPage: number;
  limit: number;
}

export const offsetOf = ({ currentPage, limit }: PageRequest) => (currentPage - 1) * limit;

/** A LIKE pattern for a substring search: `%` and `_` of the user's text are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
