import type { UserInfo } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { ProfileValues } from '../profile/profile-fields.ts';

const orAbsent = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** The server overwrites every field: an omitted one becomes empty. */
export const changeUserInfo = ({ gender, signature, ...texts }: ProfileValues): Promise<UserInfo> =>
  callApi('POST /api/change-userInfo', {
    body: {
      realname: orAbsent(texts.realname),
      nickname: orAbsent(texts.nickname),
      blog: orAbsent(texts.blog),
      github: orAbsent(texts.github),
      school: orAbsent(texts.school),
      number: orAbsent(texts.number),
      cfUsername: orAbsent(texts.cfUsername),
      // Leading blanks are significant in Markdown.
      signature: signature.trim() === '' ? undefined : signature,
      gender,
    },
  });
