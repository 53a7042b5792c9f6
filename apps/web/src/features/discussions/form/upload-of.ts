import { isAdminRole } from '../../../lib/roles.ts';
import type { UploadFile } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { uploadTextFile, uploadTextFileFor } from '../../../ui/markdown-editor/upload-text-file.ts';
import type { DiscussionScope } from '../discussion-scope.ts';

interface Author {
  /** Moderators of a group are its administrators. */
  canPin: boolean;
  roles: readonly string[];
}

/** How the author of a discussion may upload files for its text; undefined if not at all. */
export function uploadOf({ groupId }: DiscussionScope, { canPin, roles }: Author): UploadFile | undefined {
  if (groupId !== undefined && canPin) return uploadTextFileFor(groupId);
  return isAdminRole(roles) ? uploadTextFile : undefined;
}
