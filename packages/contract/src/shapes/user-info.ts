import { z } from 'zod';

const optional = () => z.string().nullable();

export const gender = z.enum(['male', 'female', 'secrecy']);

/** The response of login, which the client stores as its user. */
export const userInfo = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: optional(),
  avatar: optional(),
  titleName: optional(),
  titleColor: optional(),
  email: optional(),
  number: optional(),
  gender,
  school: optional(),
  course: optional(),
  signature: optional(),
  realname: optional(),
  github: optional(),
  blog: optional(),
  cfUsername: optional(),
  phone: optional(),
  roleList: z.array(z.string()),
});

export type UserInfo = z.output<typeof userInfo>;
