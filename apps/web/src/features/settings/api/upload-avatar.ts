import type { UserInfo } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export function uploadAvatar(picture: Blob): Promise<UserInfo> {
  const form = new FormData();
  form.append('image', picture, 'avatar.png');
  return callApi('POST /api/file/upload-avatar', { form });
}
