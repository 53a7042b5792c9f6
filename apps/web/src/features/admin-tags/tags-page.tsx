import { Button } from '@mantine/core';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { isProblemAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { tagsQuery } from './api/list-tags.ts';
import { countTags } from './tag-groups.ts';
import { TagList } from './tag-list.tsx';
import { tagMessages } from './tag-messages.ts';
import { TagToolbar } from './tag-toolbar.tsx';
import { TagsDialogs } from './tags-dialogs.tsx';
import classes from './tags-page.module.css';
import { useTagAddress } from './use-tag-address.ts';
import { useTagDialogs } from './use-tag-dialogs.ts';

export function Component() {
  const m = useMessages(tagMessages);
  const { user } = useSession();
  const mayChange = isProblemAdminRole(user?.roleList ?? []);
  const address = useTagAddress();
  const { data, isError, refetch } = useQuery(tagsQuery(address.site));
  const groups = data ?? [];
  const dialogs = useTagDialogs(groups);
  const newTagButton = useRef<HTMLButtonElement>(null);
  const closeAfterDeletion = () => {
    dialogs.close();
    requestAnimationFrame(() => newTagButton.current?.focus({ preventScroll: true }));
  };
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title}
        description={m.description}
        actions={
          mayChange && (
            <>
              <Button
                variant="default"
                leftSection={<IconFolderPlus size={16} stroke={1.75} />}
                disabled={data === undefined}
                onClick={dialogs.actions.onAddClassification}
              >
                {m.newClassification}
              </Button>
              <Button
                ref={newTagButton}
                leftSection={<IconPlus size={16} stroke={1.75} />}
                onClick={() => dialogs.actions.onAddTag(null)}
              >
                {m.newTag}
              </Button>
            </>
          )
        }
      />
      {!mayChange && (
        <div className={classes['readOnly']}>
          <FormAlert kind="info">{m.readOnly}</FormAlert>
        </div>
      )}
      <TagToolbar
        site={address.site}
        onSiteChange={address.setSite}
        keyword={address.keyword}
        onKeywordChange={address.setKeyword}
      >
        {data !== undefined &&
          m.summary(countTags(data), data.filter(({ classification }) => classification !== null).length)}
      </TagToolbar>
      {data !== undefined && (
        <TagList
          groups={data}
          keyword={address.keyword}
          actions={mayChange ? dialogs.actions : undefined}
          onShowAll={() => address.setKeyword('')}
        />
      )}
      {data === undefined && (
        <Sheet flush>
          {isError ? (
            <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />
          ) : (
            <RowsSkeleton rows={8} height={48} />
          )}
        </Sheet>
      )}
      <TagsDialogs
        target={dialogs.target}
        site={address.site}
        groups={groups}
        onClose={dialogs.close}
        onDeleted={closeAfterDeletion}
      />
    </PageContainer>
  );
}
