/** For the command line: the file store of a site, and the lock that protects its content. */
export { contentLockName } from '../platform/storage/content.repository.ts';
export { createFileStore } from '../platform/storage/create-file-store.ts';
export { createDiskFileStore } from '../platform/storage/disk-file-store.ts';
export type { FileStore } from '../platform/storage/file-store.ts';
