/** Pictures and files that Markdown texts show and link to. */
import { inTransaction } from '@touchstone/database';
import { canDeletePicture } from '@touchstone/rules/file-access';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin, UploadedFile } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { GroupFiles } from './group-files.ts';
import { reencodeUpload } from './reencode-upload.ts';
import { extensionOf, fileNameOf } from './file-name.ts';
import { deleteFile, insertFile, lockFile } from './files.repository.ts';
import { storeContent, removeIfUnused } from './store-content.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

interface FileOwner {
  ownerId: string;
  groupId: number | undefined;
}

export async function storeMarkdownImage(parts: Parts, owner: FileOwner, sent: UploadedFile) {
  const { bytes, mediaType, extension } = await reencodeUpload(sent.bytes);
  return storeContent(parts, bytes, async (transaction, sha256) => {
    const fileId = await insertFile(transaction, {
      sha256,
      // The name of a picture is never shown, and the extension that was sent may be wrong.
      name: `picture.${extension}`,
      mediaType,
      sizeBytes: bytes.length,
      purpose: 'markdown-picture',
      ...owner,
      createdAt: parts.clock(),
    });
    return { link: addressOfPicture(sha256, extension), fileId };
  });
}

/**
 * The link contains the file id besides the hash: the same content may have been sent under several names.
 */
export async function storeMarkdownAttachment(parts: Parts, owner: FileOwner, sent: UploadedFile) {
  const name = fileNameOf(sent.name);
  return storeContent(parts, sent.bytes, async (transaction, sha256) => {
    const id = await insertFile(transaction, {
      sha256,
      name,
      mediaType: mediaTypeOf(sent.bytes),
      sizeBytes: sent.bytes.length,
      purpose: 'markdown-file',
      ...owner,
      createdAt: parts.clock(),
    });
    return { link: addressOfFile(sha256, id, name) };
  });
}

export const addressOfPicture = (sha256: string, extension: string) =>
  `/api/public/img/${sha256}.${extension}`;

export const addressOfFile = (sha256: string, id: number, name: string) =>
  `/api/public/file/${sha256}-${String(id)}${extensionOf(name)}`;

/** Never a type that a browser would run: the sent type is ignored. */
export const mediaTypeOf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? 'application/pdf' : 'application/octet-stream';

export async function deletePicture(
  parts: Parts & { groupFiles: GroupFiles },
  by: { viewer: Viewer; origin: CallOrigin },
  fileId: number,
) {
  const sha256 = await inTransaction(parts.database, async (transaction) => {
    const file = await lockFile(transaction, fileId);
    if (file === undefined) throw callError('fileNotFound');
    if (file.purpose !== 'markdown-picture') throw callError('fileNotDeletable');
    const groupStanding = await parts.groupFiles.findStanding(transaction, by.viewer, file.groupId);
    if (!canDeletePicture(by.viewer, { uploaderId: file.ownerId, groupStanding }))
      throw callError('fileNotOwn');
    await deleteFile(transaction, file.id);
    if (file.ownerId !== by.viewer.id) {
      const target = `file ${String(file.id)}`;
      await recordAudit(transaction, by, { action: 'file.delete', target, before: { sha256: file.sha256 } });
    }
    return file.sha256;
  });
  await removeIfUnused(parts, sha256);
}
