import { groupStandings } from '@touchstone/contract/group-standings';
import { roleCodes, type Role } from '@touchstone/contract/roles';
import { expect, test } from 'vitest';
import { canDeletePicture } from './file-access.ts';

const picture = { uploaderId: 'uploader', groupStanding: null };

test.each(Object.keys(roleCodes) as Role[])('deleting a picture as %s', (role) => {
  const isModerator = role === 'root' || role === 'problem_admin';
  expect(canDeletePicture({ id: 'uploader', role }, picture)).toBe(true);
  expect(canDeletePicture({ id: 'other', role }, picture)).toBe(isModerator);
  expect(canDeletePicture({ id: 'other', role }, { ...picture, uploaderId: null })).toBe(isModerator);
});

test('admins of a group may delete its pictures', () => {
  const viewer = { id: 'other', role: 'default_user' } as const;
  for (const groupStanding of groupStandings) {
    const isAdmin = groupStanding === 'admin' || groupStanding === 'root';
    expect(canDeletePicture(viewer, { ...picture, groupStanding })).toBe(isAdmin);
  }
});
