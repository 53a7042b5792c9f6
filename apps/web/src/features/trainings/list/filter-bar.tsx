import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { TagButton } from '../../../ui/tag-chip/tag-chip.tsx';
import { categoriesQuery } from '../api/list-trainings.ts';
import { trainingMessages } from '../training-messages.ts';
import { visibilities, type ListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';
import classes from './training-list.module.css';

interface FilterBarProps {
  address: ListAddress;
  onChange: (changes: Partial<ListAddress>) => void;
}

export function FilterBar({ address, onChange }: FilterBarProps) {
  const m = useMessages(listMessages);
  const names = useMessages(trainingMessages).visibilities;
  return (
    <div className={classes['filters']}>
      <CategoryFilter address={address} onChange={onChange} />
      <Choice
        label={m.visibility}
        anyLabel={m.any}
        options={visibilities.map((value) => ({ value, name: names[value] }))}
        value={address.visibility}
        onChange={(visibility) => onChange({ visibility })}
      />
      <div className={classes['search']}>
        <SearchField keyword={address.keyword} texts={m} onSearch={(keyword) => onChange({ keyword })} />
      </div>
    </div>
  );
}

/** "All" has the colour of no category. */
const neutral = '#607D8B';

/** A failed request leaves the other filters usable. */
function CategoryFilter({ address, onChange }: FilterBarProps) {
  const m = useMessages(listMessages);
  const { data = [] } = useQuery(categoriesQuery);
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
