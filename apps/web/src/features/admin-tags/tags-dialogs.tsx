import type { TagSite } from '@touchstone/contract/tag-limits';
import type { TagGroup } from './api/list-tags.ts';
import { ClassificationDialog } from './classification-dialog.tsx';
import { DeleteClassificationDialog, DeleteTagDialog } from './delete-dialogs.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { OpenTagDialogs } from './use-tag-dialogs.ts';

interface TagsDialogsProps {
  asked: OpenTagDialogs;
  site: TagSite;
  groups: readonly TagGroup[];
  onClose: () => void;
  /** The pressed button disappears with the deleted row. */
  onDeleted: () => void;
}

export function TagsDialogs({ asked, site, groups, onClose, onDeleted }: TagsDialogsProps) {
  const classifications = groups.flatMap(({ classification }) => classification ?? []);
  return (
    <>
      <TagDialog asked={asked.tag} site={site} classifications={classifications} onClose={onClose} />
      <ClassificationDialog asked={asked.classification} site={site} onClose={onClose} />
      <DeleteTagDialog asked={asked.deletedTag} onCancel={onClose} onDone={onDeleted} />
      <DeleteClassificationDialog asked={asked.deletedClassification} onCancel={onClose} onDone={onDeleted} />
    </>
  );
}
