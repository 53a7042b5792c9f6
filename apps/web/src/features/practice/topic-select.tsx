import { MultiSelect } from '@mantine/core';
import { practiceTopicsMaximum } from '@touchstone/contract/practice';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { practiceMessages } from './practice-messages.ts';
import classes from './practice-page.module.css';
import { omitTopics, searchTopics, type TopicGroup } from './topics.ts';

interface TopicSelectProps {
  topics: readonly TopicGroup[];
  hasFailed: boolean;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Closes after each choice: the open options cover the rest of the form. A click or a typed letter opens them again. */
export function TopicSelect({ topics, hasFailed, value, onChange }: TopicSelectProps) {
  const m = useMessages(practiceMessages);
  const [isOpen, setOpen] = useState(false);
  const toData = (groups: readonly TopicGroup[]) =>
    groups.map((group) => ({
      group: group.name ?? m.otherTopics,
      items: group.topics.map(({ id, name }) => ({ value: String(id), label: name })),
    }));
  const counts = new Map(topics.flatMap((group) => group.topics.map(({ id, count }) => [String(id), count])));
  return (
    <MultiSelect
      label={m.topics}
      placeholder={value.length === 0 ? m.anyTopic : ''}
      description={hasFailed ? m.topicsFailed : undefined}
      data={toData(topics)}
      filter={({ search }) =>
        toData(omitTopics(searchTopics(topics, search), value)).map(({ group, items }) => ({
          group,
          items: items.map((item) => ({ ...item, disabled: false })),
        }))
      }
      renderOption={({ option }) => (
        <span className={classes['topic']}>
          {option.label}
          <span className={classes['count']}>{counts.get(option.value)}</span>
        </span>
      )}
      searchable
      clearable
      // Enter chooses the first match of a search instead of sending the form.
      selectFirstOptionOnChange
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onOptionSubmit={() => setOpen(false)}
      clearButtonProps={{ onClick: (event) => event.stopPropagation() }}
      maxValues={practiceTopicsMaximum}
      nothingFoundMessage={m.noTopicFound}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
