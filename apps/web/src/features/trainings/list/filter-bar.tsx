import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { TagButton } from '../../../ui/tag-chip/tag-chip.tsx';
import { categoriesQuery } from '../api/list-trainings.ts';
import type { ListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';
import classes from './training-list.module.css';

interface FilterBarProps {
  address: ListAddress;
  onChange: (changes: Partial<ListAddress>) => void;
}

/** The visibility is a filter of the address only, as the specification says. */
export function FilterBar({ address, onChange }: FilterBarProps) {
  const m = useMessages(listMessages);
  return (
    <div className={classes['filters']}>
      <CategoryFilter address={address} onChange={onChange} />
      <div className={classes['search']}>
        <SearchField keyword={address.keyword} texts={m} onSearch={(keyword) => onChange({ keyword })} />
      </div>
    </div>
  );
}

/** "All" has the colour of no category. */
const neutral = '#607D8B';

/** A failed request leaves the other filters usable. Keeps its place while loading, so that the list does not move. */
function CategoryFilter({ address, onChange }: FilterBarProps) {
  const m = useMessages(listMessages);
  const { data = [], isPending } = useQuery(categoriesQuery);
  if (isPending) return <div className={classes['categories']} aria-hidden />;
  if (data.length === 0) return null;
  return (
    <fieldset className={classes['categories']}>
      <legend className={classes['legend']}>{m.category}</legend>
      <TagButton
        name={m.any}
        color={neutral}
        isPressed={address.categoryId === undefined}
        onClick={() => onChange({ categoryId: undefined })}
      />
      {data.map(({ id, name, color }) => (
        <TagButton
          key={id}
          name={name}
          color={color}
          isPressed={address.categoryId === id}
          onClick={() => onChange({ categoryId: address.categoryId === id ? undefined : id })}
        />
      ))}
    </fieldset>
  );
}
