import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { tagSites } from '@touchstone/contract/tag-limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { tagMessages } from '../tags/tag-messages.ts';
import { siteNames } from '../tags/tag-sites.ts';
import type { ListAddress } from '../use-list-address.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { auths, readAuth, visibilityOfAuth } from './visibilities.ts';

const keywordMaximum = 100;
/** Stands in the lists for "no filter", which is no value. */
const every = 'all';

export function ProblemFilters({ address }: { address: ListAddress }) {
  const m = useMessages(problemListMessages);
  const own = useMessages(tagMessages).ownSite;
  return (
    <div className={classes['filters']}>
      <KeywordSearch
        key={address.filter('keyword')}
        keyword={address.filter('keyword')}
        onSearch={(keyword) => address.setFilter('keyword', keyword)}
      />
      <Select
        className={classes['filter'] ?? ''}
        aria-label={m.visibilityFilter}
        allowDeselect={false}
        value={String(readAuth(address.filter('auth')) ?? every)}
        onChange={(value) => address.setFilter('auth', value === null || value === every ? '' : value)}
        data={[
          { value: every, label: m.everyVisibility },
          ...auths.map((auth) => ({ value: String(auth), label: m.visibilities[visibilityOfAuth[auth]] })),
        ]}
      />
      <Select
        className={classes['filter'] ?? ''}
        aria-label={m.site}
        allowDeselect={false}
        value={tagSites.find((site) => site === address.filter('oj')) ?? every}
        onChange={(value) => address.setFilter('oj', value === null || value === every ? '' : value)}
        data={[
          { value: every, label: m.everySite },
          ...tagSites.map((site) => ({ value: site, label: site === 'ME' ? own : siteNames[site] })),
        ]}
      />
    </div>
  );
}

function KeywordSearch({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const m = useMessages(problemListMessages);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      className={classes['search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <TextInput
        ref={field}
        className={classes['searchField'] ?? ''}
        defaultValue={keyword}
        maxLength={keywordMaximum}
        placeholder={m.searchPlaceholder}
        aria-label={m.search}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={
          keyword !== '' && (
            <ActionIcon size={28} aria-label={m.clear} onClick={() => onSearch('')}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )
        }
      />
      <Button type="submit" variant="default">
        {m.searchButton}
      </Button>
    </form>
  );
}
