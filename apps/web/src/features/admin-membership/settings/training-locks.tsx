import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useDeferredValue, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { preventEnterSubmit } from '../../../ui/prevent-enter-submit.ts';
import { trainingChoicesQuery, type LockedTraining } from '../api/settings.ts';
import classes from '../admin-membership.module.css';
import { LevelSelect } from '../level-select.tsx';
import { settingsMessages } from './settings-messages.ts';

interface TrainingLocksProps {
  trainings: readonly LockedTraining[];
  onChange: (trainings: LockedTraining[]) => void;
}

/** The trainings that need a level. */
export function TrainingLocks({ trainings, onChange }: TrainingLocksProps) {
  const m = useMessages(settingsMessages);
  return (
    <>
      {trainings.length === 0 ? (
        <p className={classes['text']}>{m.noTrainings}</p>
      ) : (
        <ul className={classes['locks']}>
          {trainings.map((training) => (
            <li key={training.id}>
              <span className={classes['lockTitle']}>{training.title}</span>
              <LevelSelect
                aria-label={m.levelOf(training.title)}
                w={140}
                level={training.level}
                onChange={(level) =>
                  onChange(trainings.map((one) => (one.id === training.id ? { ...one, level } : one)))
                }
              />
              <ActionIcon
                aria-label={m.remove(training.title)}
                onClick={() => onChange(trainings.filter(({ id }) => id !== training.id))}
              >
                <IconTrash size={18} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {trainings.length < membershipLimits.lockedTrainingsMaximum && (
        <TrainingPicker
          taken={new Set(trainings.map(({ id }) => id))}
          onPick={(training) => onChange([...trainings, { ...training, level: 1 }])}
        />
      )}
    </>
  );
}

interface TrainingPickerProps {
  taken: ReadonlySet<number>;
  onPick: (training: { id: number; title: string }) => void;
}

function TrainingPicker({ taken, onPick }: TrainingPickerProps) {
  const m = useMessages(settingsMessages);
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const { data, isPending } = useQuery(trainingChoicesQuery(keyword));
  const found = (data?.records ?? []).filter(({ id }) => !taken.has(id));
  return (
    <Select
      label={m.addTraining}
      placeholder={m.addTrainingHint}
      data={found.map(({ id, title }) => ({ value: String(id), label: title }))}
      // The server has searched.
      filter={({ options }) => options}
      searchable
      onKeyDown={preventEnterSubmit}
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage={isPending ? m.searching : m.nothingFound}
      value={null}
      onChange={(value) => {
        const picked = found.find(({ id }) => String(id) === value);
        if (picked === undefined) return;
        onPick({ id: picked.id, title: picked.title });
        setText('');
      }}
    />
  );
}
