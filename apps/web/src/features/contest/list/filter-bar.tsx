import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { contestMessages } from '../contest-messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { stageOrder, type ListAddress } from './list-address.ts';
import classes from './contest-list.module.css';
import { listMessages } from './list-messages.ts';

interface FilterBarProps {
  address: ListAddress;
  onChange: (changes: Partial<ListAddress>) => void;
}

export function FilterBar({ address, onChange }: FilterBarProps) {
  const m = useMessages(listMessages);
  const { stages, types } = useMessages(contestMessages);
  return (
    <div className={classes['filters']}>
      <Choice
        label={m.stage}
        anyLabel={m.any}
        options={stageOrder.map((value) => ({ value, name: stages[value] }))}
        value={address.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <Choice
        label={m.type}
        anyLabel={m.any}
        options={(['acm', 'oi'] as const).map((value) => ({ value, name: types[value] }))}
        value={address.type}
        onChange={(type) => onChange({ type })}
      />
      <div className={classes['search']}>
        <SearchField keyword={address.keyword} texts={m} onSearch={(keyword) => onChange({ keyword })} />
      </div>
    </div>
  );
}
