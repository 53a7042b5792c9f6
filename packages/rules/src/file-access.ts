/** Who may delete a picture that was uploaded for a statement, an announcement or a discussion. */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupAdmin } from './group-standing.ts';
import { isProblemAdmin } from './permissions.ts';

export interface PictureFacts {
  /** Null if the account was deleted. */
  readonly uploaderId: string | null;
  /** The viewer's standing in the group of the picture; null outside groups. */
  readonly groupStanding: GroupStanding | null;
}

export function canDeletePicture(
  viewer: { readonly id: string; readonly role: Role },
  { uploaderId, groupStanding }: PictureFacts,
): boolean {
  if (viewer.id === uploaderId) return true;
  return isProblemAdmin(viewer.role) || isGroupAdmin(groupStanding);
}
