import { useMessages } from '../../../lib/messages.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { difficulties } from '../../../ui/difficulty/difficulties.ts';
import { DifficultyShape } from '../../../ui/difficulty/difficulty-label.tsx';
import { difficultyMessages } from '../../../ui/difficulty/difficulty-messages.ts';
import type { ProblemCounts } from '../api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';

interface DifficultyChoiceProps {
  /** Undefined while loading. */
  counts: ProblemCounts['difficulties'] | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

export function DifficultyChoice({ counts, ...props }: DifficultyChoiceProps) {
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
        count: counts?.find(({ difficulty }) => difficulty === value)?.count ?? null,
      }))}
    />
  );
}
