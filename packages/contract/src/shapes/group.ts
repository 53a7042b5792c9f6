import { z } from 'zod';
import { wireDate } from '../wire.ts';

export const group = z.object({
  id: z.int(),
  avatar: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  brief: z.string(),
  description: z.string(),
  /** The username of the owner, whose id is `uid`. */
  owner: z.string(),
  uid: z.string(),
  /** 1 public, 2 protected, 3 private. */
  auth: z.int(),
  visible: z.boolean(),
  /** 0 normal, 1 banned. */
  status: z.int(),
  /** Null for everyone but roots of the group and super administrators. */
  code: z.string().nullable(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});
export type Group = z.output<typeof group>;
