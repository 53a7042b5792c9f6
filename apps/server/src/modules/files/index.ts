export { changeGroupAvatar } from './change-avatar.ts';
export { registerFiles } from './files.routes.ts';
export { findLinkedFiles, storeAttachment, type LinkedFile } from './linked-files.ts';
export { prepareFile, preparePicture, storePrepared, type PreparedFile } from './prepared-files.ts';
export { deleteFilesOfGroup } from './files.repository.ts';
export { removeIfUnused } from './store-content.ts';
export type { GroupFiles } from './group-files.ts';
