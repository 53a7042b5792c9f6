import { roleCodes, type Role } from '@touchstone/contract/roles';
import { expect, test } from 'vitest';
import { canDeletePicture } from './file-access.ts';

const picture = { uploaderId: 'uploader', group: null };

test.each(Object.keys(roleCodes) as Role[])('%s may delete a picture as that role should', (role) => {
  const isCaretaker = role === 'root' || role === 'problem_admin';
  expect(canDeletePicture({ id: 'uploader', role }, picture)).toBe(true);
  expect(canDeletePicture({ id: 'other', role }, picture)).toBe(isCaretaker);
  expect(canDeletePicture({ id: 'other', role }, { ...picture, uploaderId: null })).toBe(isCaretaker);
});

test('a picture of a group is also for the admins of the group', () => {
  const viewer = { id: 'other', role: 'default_user' } as const;
  expect(canDeletePicture(viewer, { ...picture, group: { isViewerAdmin: true } })).toBe(true);
  expect(canDeletePicture(viewer, { ...picture, group: { isViewerAdmin: false } })).toBe(false);
});
