import { useMessages } from '../../../lib/messages.ts';
import { parseSort, sorts } from '../list-sort.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import type { ListAddressState } from '../use-list-address.ts';
import classes from './sort-select.module.css';

type SortSelectProps = Pick<ListAddressState, 'setSort'> & Pick<ListAddressState['address'], 'sort'>;

/** For phones, where the table has no heads. */
export function SortSelect({ sort, setSort }: SortSelectProps) {
  const m = useMessages(problemListMessages);
  return (
    <select
      className={classes['root']}
      aria-label={m.sort}
      value={sort}
      onChange={(event) => setSort(parseSort(event.currentTarget.value))}
    >
      {sorts.map((one) => (
        <option key={one} value={one}>
          {m.sorts[one]}
        </option>
      ))}
    </select>
  );
}
