import { z } from 'zod';
import { accountLimits } from '../account-limits.ts';
import { anonymous, defineCalls, defineDownloads, login } from '../define-calls.ts';
import { userInfo } from '../shapes/user-info.ts';

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
});

/** Both find every public file: existing content links either way. */
export const publicFileDownloads = defineDownloads({
  'GET /api/public/img/{name}': {
    summary: 'A public picture. Its name is the SHA-256 of its content with an extension.',
    access: anonymous,
  },
  'GET /api/public/file/{name}': {
    summary: 'A public file. Its name is the SHA-256 of its content with an extension.',
    access: anonymous,
  },
});
