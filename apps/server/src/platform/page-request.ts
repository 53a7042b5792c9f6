/** The page that a list call asks for, as its schema parsed it. */
export interface PageRequest {
  currentPage: number;
  limit: number;
}

export const offsetOf = ({ currentPage, limit }: PageRequest) => (currentPage - 1) * limit;

/** For a substring search: `%` and `_` of the user's text are characters, not wildcards. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
