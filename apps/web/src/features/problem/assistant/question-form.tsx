import { Button, Select, Textarea } from '@mantine/core';
import { assistantLimits, hintLevels, type HintLevel } from '@touchstone/contract/assistant-limits';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { isComposingKey } from '../../../lib/composing-key.ts';
import { useMessages } from '../../../lib/messages.ts';
import { assistantMessages } from './assistant-messages.ts';
import classes from './assistant.module.css';

interface QuestionFormProps {
  text: string;
  onText: (text: string) => void;
  highestLevel: HintLevel;
  isBusy: boolean;
  onAsk: (level: HintLevel) => void;
  onStop: () => void;
}

/** The levels up to the highest allowed one. */
export const allowedLevels = (highest: HintLevel): readonly HintLevel[] =>
  hintLevels.slice(0, hintLevels.indexOf(highest) + 1);

export function QuestionForm({ text, onText, highestLevel, isBusy, onAsk, onStop }: QuestionFormProps) {
  const m = useMessages(assistantMessages);
  const levels = allowedLevels(highestLevel);
  const [chosen, setChosen] = useState<HintLevel>('question');
  const level = levels.includes(chosen) ? chosen : 'question';
  const isBlank = text.trim() === '';
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isBlank && !isBusy) onAsk(level);
  };
  return (
    <form className={classes['form']} onSubmit={send}>
      <Textarea
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !isComposingKey(event.nativeEvent)) send(event);
        }}
        aria-label={m.askLabel}
        placeholder={m.placeholder}
        maxLength={assistantLimits.questionMaximum}
        autosize
        minRows={2}
        maxRows={6}
      />
      <div className={classes['formRow']}>
        <Select
          className={classes['level'] ?? ''}
          aria-label={m.level}
          data={levels.map((value) => ({ value, label: m.levels[value] }))}
          value={level}
          allowDeselect={false}
          onChange={(value) => setChosen(levels.find((known) => known === value) ?? 'question')}
          comboboxProps={{ withinPortal: true }}
        />
        {isBusy ? (
          <Button type="button" variant="default" onClick={onStop}>
            {m.stop}
          </Button>
        ) : (
          <Button type="submit" disabled={isBlank}>
            {m.ask}
          </Button>
        )}
      </div>
      <p className={classes['help']}>{m.levelHelp[level]}</p>
    </form>
  );
}
