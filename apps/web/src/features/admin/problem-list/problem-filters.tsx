import { Select } from '@mantine/core';
import { tagSites } from '@touchstone/contract/tag-limits';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { tagMessages } from '../tags/tag-messages.ts';
import { siteNames } from '../tags/tag-sites.ts';
import type { ListAddress } from '../use-list-address.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { auths, readAuth, visibilityOfAuth } from './visibilities.ts';

/** Stands in the lists for "no filter", which is no value. */
const every = 'all';

export function ProblemFilters({ address }: { address: ListAddress }) {
  const m = useMessages(problemListMessages);
  const own = useMessages(tagMessages).ownSite;
  return (
    <>
      <SearchField
        keyword={address.filter('keyword')}
        texts={m}
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
    </>
  );
}
