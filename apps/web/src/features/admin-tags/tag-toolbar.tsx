import { ActionIcon, Select, TextInput } from '@mantine/core';
import { tagLimits, type TagSite } from '@touchstone/contract/tag-limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { tagMessages } from './tag-messages.ts';
import { parseTagSite, useTagSiteOptions } from '../../lib/tag-sites.ts';
import classes from './tags-page.module.css';

interface TagToolbarProps {
  site: TagSite;
  onSiteChange: (site: TagSite) => void;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  /** The summary of the list, once it is loaded. */
  children: ReactNode;
}

export function TagToolbar({ site, onSiteChange, keyword, onKeywordChange, children }: TagToolbarProps) {
  const m = useMessages(tagMessages);
  const sites = useTagSiteOptions();
  return (
    <div className={classes['toolbar']}>
      <Select
        className={classes['site'] ?? ''}
        aria-label={m.site}
        allowDeselect={false}
        value={site}
        onChange={(value) => onSiteChange(parseTagSite(value ?? ''))}
        data={sites}
      />
      <TextInput
        className={classes['search'] ?? ''}
        role="searchbox"
        aria-label={m.search}
        placeholder={m.searchPlaceholder}
        maxLength={tagLimits.nameMaximum}
        value={keyword}
        onChange={(event) => onKeywordChange(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={
          keyword !== '' && (
            <ActionIcon size={28} aria-label={m.clear} onClick={() => onKeywordChange('')}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )
        }
      />
      <span className={classes['summary']} role="status">
        {children}
      </span>
    </div>
  );
}
