import { fileLimits, pictureFileTypes } from '@touchstone/contract/file-limits';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { uploadFile } from '../../lib/api/upload-file.ts';
import { currentMessages, defineMessages } from '../../lib/messages.ts';
import type { UploadFile } from './markdown-editor.tsx';

const uploadMessages = defineMessages({
  'zh-CN': { tooLarge: (megabytes: number) => `文件超过 ${String(megabytes)} MB` },
  'zh-HK': { tooLarge: (megabytes) => `檔案超過 ${String(megabytes)} MB` },
  'en-US': { tooLarge: (megabytes) => `The file is larger than ${String(megabytes)} MB` },
});

const megabyte = 1024 * 1024;

/** Images that browsers can show are embedded; all other files are linked. */
const isPicture = ({ name, type }: File): boolean =>
  pictureFileTypes.some((ending) => type === `image/${ending}` || name.toLowerCase().endsWith(`.${ending}`));

/** Uploads a file for a text. Rejects with a message for the author. Administrators of a group upload for its texts only. */
export const uploadTextFileFor =
  (groupId: number | undefined): UploadFile =>
  async (file, options) => {
    const query = groupId === undefined ? {} : { gid: groupId };
    const asPicture = isPicture(file);
    const maximum = asPicture ? fileLimits.pictureMaximumBytes : fileLimits.attachmentMaximumBytes;
    if (file.size > maximum) throw new Error(currentMessages(uploadMessages).tooLarge(maximum / megabyte));
    try {
      const { link } = asPicture
        ? await uploadFile('POST /api/file/upload-md-img', { field: 'image', file, query, ...options })
        : await uploadFile('POST /api/file/upload-md-file', { field: 'file', file, query, ...options });
      return { link, isPicture: asPicture };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new Error(textOfApiError(error), { cause: error });
    }
  };

export const uploadTextFile: UploadFile = uploadTextFileFor(undefined);
