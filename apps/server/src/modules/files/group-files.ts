/** What files need to know of groups. The module groups is to the right, so it is passed in. */
import type { GroupStanding } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';

export interface GroupFiles {
  /** Whether the viewer administers any group. */
  administersGroup: (viewer: Viewer) => Promise<boolean>;
  /** Throws unless the viewer may upload files for the group. */
  requireUploader: (viewer: Viewer, groupId: number) => Promise<void>;
  findStanding: (
    database: Queryable,
    viewer: Viewer,
    groupId: number | null,
  ) => Promise<GroupStanding | null>;
}

/** The group that an uploaded file belongs to. Zero and absent are none. */
export async function decideFileGroup(
  groupFiles: GroupFiles,
  viewer: Viewer,
  gid: number | undefined,
): Promise<number | undefined> {
  if (gid !== undefined && gid !== 0) {
    await groupFiles.requireUploader(viewer, gid);
    return gid;
  }
  if (!isAnyAdmin(viewer.role)) throw callError('noPermission');
  return undefined;
}
