export { registerFiles } from './files.routes.ts';
export { findLinkedFiles, storeAttachment, type LinkedFile } from './linked-files.ts';
