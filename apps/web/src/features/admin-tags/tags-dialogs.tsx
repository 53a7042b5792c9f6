import type { TagSite } from '@touchstone/contract/tag-limits';
import type { TagGroup } from './api/list-tags.ts';
import { ClassificationDialog } from './classification-dialog.tsx';
import { DeleteClassificationDialog, DeleteTagDialog } from './delete-dialogs.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { OpenTagDialogs } from './use-tag-dialogs.ts';

interface TagsDialogsProps {
  target: OpenTagDialogs;
  site: TagSite;
  groups: readonly TagGroup[];
  onClose: () => void;
  /** The pressed button disappears with the deleted row. */
  onDeleted: () => void;
}

export function TagsDialogs({ target, site, groups, onClose, onDeleted }: TagsDialogsProps) {
  const classifications = groups.flatMap(({ classification }) => classification ?? []);
  return (
    <>
      <TagDialog target={target.tag} site={site} classifications={classifications} onClose={onClose} />
      <ClassificationDialog target={target.classification} site={site} onClose={onClose} />
      <DeleteTagDialog target={target.deletedTag} onCancel={onClose} onDone={onDeleted} />
      <DeleteClassificationDialog
        target={target.deletedClassification}
        onCancel={onClose}
        onDone={onDeleted}
      />
    </>
  );
}
