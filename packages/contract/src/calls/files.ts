import { z } from 'zod';
import { accountLimits } from '../account-limits.ts';
import { defineCalls, login } from '../define-calls.ts';
import { userInfo } from '../shapes/user-info.ts';

export const filesCalls = defineCalls({
  'POST /api/file/upload-avatar': {
    summary: 'Replaces the avatar: sniffed, cropped to 200 by 200 and re-encoded.',
    access: login,
    upload: { field: 'image', maximumBytes: accountLimits.avatarMaximumBytes },
    body: z.object({}),
    data: userInfo,
  },
});
