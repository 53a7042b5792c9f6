import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { TagGroup } from './api/list-tags.ts';
import { ClassificationSheet, type TagActions } from './classification-sheet.tsx';
import { searchGroups } from './tag-groups.ts';
import { tagMessages } from './tag-messages.ts';
import classes from './tags-page.module.css';

interface TagListProps {
  groups: readonly TagGroup[];
  keyword: string;
  actions: (TagActions & { onAddClassification: () => void }) | undefined;
  onShowAll: () => void;
}

export function TagList({ groups, keyword, actions, onShowAll }: TagListProps) {
  const m = useMessages(tagMessages);
  const found = searchGroups(groups, keyword);
  if (groups.length === 0)
    return (
      <Sheet>
        <EmptyState
          icon={<IconTags size={24} stroke={1.5} />}
          title={m.emptyTitle}
          action={
            actions !== undefined && (
              <Button onClick={actions.onAddClassification}>{m.newClassification}</Button>
            )
          }
        >
          {m.emptyText}
        </EmptyState>
      </Sheet>
    );
  if (found.length === 0)
    return (
      <Sheet>
        <EmptyState
          title={m.noMatch}
          action={
            <Button variant="default" onClick={onShowAll}>
              {m.clear}
            </Button>
          }
        >
          {m.noMatchText}
        </EmptyState>
      </Sheet>
    );
  return (
    <div className={classes['groups']}>
      {found.map((group) => (
        <ClassificationSheet key={group.classification?.id ?? 'none'} group={group} actions={actions} />
      ))}
    </div>
  );
}
