import { Select } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useTagSiteOptions } from '../../lib/tag-sites.ts';
import type { ListAddress } from '../../ui/list-page/use-list-address.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list.module.css';
import { auths, parseAuth, visibilityOfAuth } from '../../lib/problem-visibilities.ts';

/** The option for "no filter": a select cannot have an empty value. */
const every = 'all';
/** The value of the visibility filter for archived problems. */
export const archivedFilter = 'archived';

export function ProblemFilters({ address }: { address: ListAddress }) {
  const m = useMessages(problemListMessages);
  const sites = useTagSiteOptions();
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
        value={
          address.filter('auth') === archivedFilter
            ? archivedFilter
            : String(parseAuth(address.filter('auth')) ?? every)
        }
        onChange={(value) => address.setFilter('auth', value === null || value === every ? '' : value)}
        data={[
          { value: every, label: m.everyVisibility },
          ...auths.map((auth) => ({ value: String(auth), label: m.visibilities[visibilityOfAuth[auth]] })),
          { value: archivedFilter, label: m.archivedBadge },
        ]}
      />
      <Select
        className={classes['filter'] ?? ''}
        aria-label={m.site}
        allowDeselect={false}
        value={sites.find(({ value }) => value === address.filter('oj'))?.value ?? every}
        onChange={(value) => address.setFilter('oj', value === null || value === every ? '' : value)}
        data={[{ value: every, label: m.everySite }, ...sites]}
      />
    </>
  );
}
