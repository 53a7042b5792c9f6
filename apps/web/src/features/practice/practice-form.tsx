import { Button } from '@mantine/core';
import { practiceSizes } from '@touchstone/contract/practice';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { ChoiceField } from '../../ui/choice/choice-field.tsx';
import { difficulties } from '../../ui/difficulty/difficulties.ts';
import { DifficultyShape } from '../../ui/difficulty/difficulty-label.tsx';
import { difficultyMessages } from '../../ui/difficulty/difficulty-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { FieldLabel } from '../../ui/field-parts/field-label.tsx';
import type { PracticeChoice, PracticeList } from './api/practice-list.ts';
import { practiceMessages } from './practice-messages.ts';
import classes from './practice-page.module.css';
import { TopicSelect } from './topic-select.tsx';
import type { TopicGroup } from './topics.ts';

const sizes = [practiceSizes.usual, 10, practiceSizes.most];

interface PracticeFormProps {
  list: PracticeList | null;
  /** Undefined if the request failed. */
  topics: readonly TopicGroup[] | undefined;
  isMaking: boolean;
  onMake: (choice: PracticeChoice) => void;
}

export function PracticeForm({ list, topics, isMaking, onMake }: PracticeFormProps) {
  const m = useMessages(practiceMessages);
  const names = useMessages(difficultyMessages);
  const known = new Set(topics?.flatMap((group) => group.topics.map(({ id }) => id)));
  // A tag may be deleted or without problems since the list was made.
  const [tagIds, setTagIds] = useState(() => (list?.tagIds ?? []).filter((id) => known.has(id)));
  const [difficulty, setDifficulty] = useState(list?.chosenDifficulty ?? undefined);
  const [size, setSize] = useState(list?.size ?? practiceSizes.usual);
  return (
    <Sheet title={m.choose}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onMake({ tagIds, difficulty, size });
        }}
      >
        <TopicSelect
          topics={topics ?? []}
          hasFailed={topics === undefined}
          value={tagIds}
          onChange={setTagIds}
        />
        <div>
          <FieldLabel isVisualOnly>{m.level}</FieldLabel>
          <div className={classes['level']}>
            <Choice<number>
              label={m.level}
              anyLabel={m.ownLevel}
              options={difficulties.map(({ key, value }) => ({
                value,
                name: names[key],
                icon: <DifficultyShape difficulty={value} />,
              }))}
              value={difficulty}
              onChange={setDifficulty}
            />
          </div>
        </div>
        <div className={classes['last']}>
          <ChoiceField
            label={m.size}
            value={String(size)}
            choices={sizes.map((one) => ({ value: String(one), label: m.sizeOf(one) }))}
            onChange={(value) => setSize(Number(value))}
          />
          <Button type="submit" loading={isMaking}>
            {list === null ? m.make : m.next}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
