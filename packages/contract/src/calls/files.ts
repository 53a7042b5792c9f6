import { z } from 'zod';
import { accountLimits } from '../account-limits.ts';
import { anonymous, defineCalls, defineDownloads, login } from '../define-calls.ts';
import { fileLimits } from '../file-limits.ts';
import { userInfo } from '../shapes/user-info.ts';
import { identifier, nothing, optionalIdentifier } from '../wire.ts';

/** The group that the content belongs to: for its administrators. Without it, for administrators of the site. */
const ofGroup = z.object({ gid: optionalIdentifier() });

export const filesCalls = defineCalls({
  'POST /api/file/upload-avatar': {
    summary: 'Replaces the avatar: sniffed, cropped to 200 by 200 and re-encoded.',
    access: login,
    upload: {
      field: 'image',
      maximumBytes: accountLimits.avatarMaximumBytes,
      tooLarge: 'avatarTooLarge',
    },
    body: z.object({}),
    data: userInfo,
  },
  'GET /api/file/delete-md-img': {
    summary: 'Deletes a picture that was uploaded for a text.',
    access: login,
    query: z.object({ fileId: identifier() }),
    data: nothing(),
  },
});

/** The server refuses a caller who administers neither the site nor a group before it receives the file. */
export const markdownUploadCalls = defineCalls({
  'POST /api/file/upload-md-img': {
    summary: 'Keeps a picture for a text in Markdown: sniffed and re-encoded.',
    access: login,
    upload: {
      field: 'image',
      maximumBytes: fileLimits.pictureMaximumBytes,
      tooLarge: 'pictureTooLarge',
    },
    body: ofGroup,
    data: z.object({ link: z.string(), fileId: identifier() }),
  },
  'POST /api/file/upload-md-file': {
    summary: 'Keeps a file that a text links to. Browsers show a PDF, and save everything else.',
    access: login,
    upload: {
      field: 'file',
      maximumBytes: fileLimits.attachmentMaximumBytes,
      tooLarge: 'attachmentTooLarge',
    },
    body: ofGroup,
    data: z.object({ link: z.string() }),
  },
});

/** Both paths serve every public file: existing content links to either. */
export const publicFileDownloads = defineDownloads({
  'GET /api/public/img/{name}': {
    summary: 'A public picture. Its name is the SHA-256 of its content with an extension.',
    access: anonymous,
  },
  'GET /api/public/file/{name}': {
    summary:
      'A public file. Its name is the SHA-256 of its content, the number of the file where one content has several names, and an extension.',
    access: anonymous,
  },
});
