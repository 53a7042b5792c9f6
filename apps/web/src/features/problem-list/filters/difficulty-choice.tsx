import { useMessages } from '../../../lib/messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { difficulties } from '../../../ui/difficulty/difficulties.ts';
import { DifficultyShape } from '../../../ui/difficulty/difficulty-label.tsx';
import { difficultyMessages } from '../../../ui/difficulty/difficulty-messages.ts';
import { problemListMessages } from '../problem-list-messages.ts';

interface DifficultyChoiceProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

export function DifficultyChoice(props: DifficultyChoiceProps) {
  const m = useMessages(problemListMessages);
  const names = useMessages(difficultyMessages);
  return (
    <Choice<number>
      {...props}
      label={m.difficulty}
      anyLabel={m.anyDifficulty}
      options={difficulties.map(({ key, value }) => ({
        value,
        name: names[key],
        icon: <DifficultyShape difficulty={value} />,
      }))}
    />
  );
}
