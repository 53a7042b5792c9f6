/** Allows only local paths: a stored or linked address must not lead to another site. */
export const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/home');
