import type { Platform } from '../../platform/platform.ts';
import type { GroupFiles } from '../files/index.ts';
import { administersAnyGroup } from './group-standings.repository.ts';
import { loadGroupStandings } from './load-group-standings.ts';
import { openGroup } from './open-group.ts';

/** What the module files asks about groups. */
export const createGroupFiles = ({ database }: Pick<Platform, 'database'>): GroupFiles => ({
  administersGroup: ({ id }) => administersAnyGroup(database, id),
  requireUploader: async (viewer, groupId) => {
    await openGroup(database, viewer, groupId, 'uploadFiles');
  },
  findStanding: async (transaction, viewer, groupId) =>
    (await loadGroupStandings(transaction, viewer, [groupId]))(groupId),
});
