import { expect, it } from 'vitest';
import { uploadTextFile } from '../../../ui/markdown-editor/upload-text-file.ts';
import { uploadOf } from './upload-of.ts';

const group = { groupId: 7 };

it.each([
  ['a user of the site', {}, false, 'default_user', undefined],
  ['an administrator of the site', {}, true, 'admin', uploadTextFile],
  ['a member of a group', group, false, 'default_user', undefined],
  ['an administrator of the site who is a member', group, false, 'admin', uploadTextFile],
])('%s uploads as the server allows', (_who, scope, canPin, role, upload) => {
  expect(uploadOf(scope, { canPin, roles: [role] })).toBe(upload);
});

it('administrators of a group upload for their group', () => {
  const upload = uploadOf(group, { canPin: true, roles: ['default_user'] });
  expect(upload).toBeDefined();
  expect(upload).not.toBe(uploadTextFile);
});
