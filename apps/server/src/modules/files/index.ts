export { registerFiles } from './files.routes.ts';
export { findLinkedFiles, keepAttached, type LinkedFile } from './linked-files.ts';
