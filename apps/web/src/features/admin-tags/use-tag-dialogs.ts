import { useState } from 'react';
import type { CountedTag, TagGroup } from './api/list-tags.ts';
import type { EditedClassification } from './classification-dialog.tsx';
import type { TagActions } from './classification-sheet.tsx';
import type { ClassificationDeletion } from './delete-dialogs.tsx';
import type { EditedTag } from './tag-dialog.tsx';
import { nextRank } from './tag-groups.ts';

/** At most one dialog is open. */
export interface OpenTagDialogs {
  tag?: EditedTag;
  classification?: EditedClassification;
  deletedTag?: CountedTag;
  deletedClassification?: ClassificationDeletion;
}

export function useTagDialogs(groups: readonly TagGroup[]) {
  const [target, setTarget] = useState<OpenTagDialogs>({});
  const actions: TagActions & { onAddClassification: () => void } = {
    onAddTag: (classificationId) => setTarget({ tag: { tag: undefined, classificationId } }),
    onEditTag: (tag) => setTarget({ tag: { tag, classificationId: tag.tcid } }),
    onDeleteTag: (deletedTag) => setTarget({ deletedTag }),
    onAddClassification: () =>
      setTarget({ classification: { classification: undefined, rank: nextRank(groups) } }),
    onEditClassification: (classification) =>
      setTarget({ classification: { classification, rank: classification.rank } }),
    onDeleteClassification: (classification) => {
      const group = groups.find((one) => one.classification?.id === classification.id);
      setTarget({ deletedClassification: { classification, tagCount: group?.tagList.length ?? 0 } });
    },
  };
  return { target, actions, close: () => setTarget({}) };
}
