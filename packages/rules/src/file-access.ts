/** Who may take away a picture that was uploaded for a statement, an announcement or a discussion. */
import type { Role } from '@touchstone/contract/roles';
import { isProblemAdmin } from './permissions.ts';

export interface PictureFacts {
  /** Null once the account is gone. */
  readonly uploaderId: string | null;
  /** The group that it was uploaded for, and what the viewer is there. */
  readonly group: { readonly isViewerAdmin: boolean } | null;
}

export function canDeletePicture(
  viewer: { readonly id: string; readonly role: Role },
  { uploaderId, group }: PictureFacts,
): boolean {
  if (viewer.id === uploaderId) return true;
  return isProblemAdmin(viewer.role) || group?.isViewerAdmin === true;
}
