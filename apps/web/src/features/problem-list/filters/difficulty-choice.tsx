import { useMessages } from '../../../lib/messages.ts';
import { difficulties } from '../../../ui/difficulty/difficulties.ts';
import { DifficultyShape } from '../../../ui/difficulty/difficulty-label.tsx';
import { difficultyMessages } from '../../../ui/difficulty/difficulty-messages.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import classes from './difficulty-choice.module.css';

interface DifficultyChoiceProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

export function DifficultyChoice({ value, onChange }: DifficultyChoiceProps) {
  const m = useMessages(problemListMessages);
  const names = useMessages(difficultyMessages);
  return (
    <fieldset className={classes['root']}>
      <legend className={classes['legend']}>{m.difficulty}</legend>
      <label className={classes['option']}>
        <input
          type="radio"
          name="difficulty"
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        />
        {m.anyDifficulty}
      </label>
      {difficulties.map((difficulty) => (
        <label key={difficulty.key} className={classes['option']}>
          <input
            type="radio"
            name="difficulty"
            checked={value === difficulty.value}
            onChange={() => onChange(difficulty.value)}
          />
          <DifficultyShape difficulty={difficulty.value} />
          {names[difficulty.key]}
        </label>
      ))}
    </fieldset>
  );
}
