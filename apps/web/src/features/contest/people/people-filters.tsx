import { Button, Chip } from '@mantine/core';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './people.module.css';

interface PeopleFiltersProps<Filter extends string, Person> {
  /** The first one hides nothing. */
  filters: readonly [Filter, ...Filter[]];
  counts: Readonly<Record<Filter, number>>;
  texts: ComponentProps<typeof SearchField>['texts'] & {
    filterLabel: string;
    filters: Readonly<Record<Filter, string>>;
    noMatch: string;
    reset: string;
  };
  find: (wanted: { filter: Filter; keyword: string }) => readonly Person[];
  /** The table of the found people. The key changes with the filters. */
  children: (found: readonly Person[], key: string) => ReactNode;
}

/** The filters above a list of people, and the list. */
export function PeopleFilters<Filter extends string, Person>(props: PeopleFiltersProps<Filter, Person>) {
  const { filters, counts, texts, find, children } = props;
  const [filter, setFilter] = useState<Filter>(filters[0]);
  const [keyword, setKeyword] = useState('');
  const found = find({ filter, keyword });
  const reset = () => {
    setFilter(filters[0]);
    setKeyword('');
  };
  return (
    <>
      <div className={classes['filters']}>
        <Chip.Group value={filter} onChange={setFilter}>
          <div className={classes['chips']} role="radiogroup" aria-label={texts.filterLabel}>
            {filters.map((one) => (
              <Chip key={one} value={one} size="sm" classNames={{ label: classes['chip'] ?? '' }}>
                {texts.filters[one]} {counts[one]}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        <SearchField keyword={keyword} texts={texts} onSearch={setKeyword} />
      </div>
      {found.length > 0 ? (
        children(found, `${filter} ${keyword}`)
      ) : (
        <EmptyState
          title={texts.noMatch}
          action={
            <Button variant="default" onClick={reset}>
              {texts.reset}
            </Button>
          }
        />
      )}
    </>
  );
}
