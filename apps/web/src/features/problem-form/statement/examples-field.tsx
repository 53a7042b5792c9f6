import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { useMessages } from '../../../lib/messages.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { newKey, type ExampleRow } from '../state/problem-values.ts';
import { useFieldError, useForm, useValue } from '../state/use-form.ts';
import { moveRow, replaceRow } from '../parts/rows.ts';
import { statementFormMessages } from './statement-form-messages.ts';
import entries from '../parts/framed-entries.module.css';
import classes from './statement-form.module.css';

/** More samples would push the statement out of view. */
const advisedExamples = 2;

export function ExamplesField() {
  const m = useMessages(statementFormMessages);
  const form = useForm();
  const examples = useValue('examples');
  const error = useFieldError('examples');
  const set = (rows: readonly ExampleRow[]) => form.set('examples', rows);
  return (
    <div data-field="examples">
      <FieldLabel>{m.examples}</FieldLabel>
      <div className={entries['list']}>
        {examples.map((example, index) => (
          <Example
            key={example.key}
            example={example}
            number={index + 1}
            isLast={index === examples.length - 1}
            onChange={(part) => set(replaceRow(examples, example.key, part))}
            onMove={(step) => set(moveRow(examples, index, step))}
            onRemove={() => set(examples.filter(({ key }) => key !== example.key))}
          />
        ))}
        <Button
          variant="default"
          className={classes['add'] ?? ''}
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={examples.length >= problemLimits.examplesMaximum}
          onClick={() => set([...examples, { key: newKey(), input: '', output: '' }])}
        >
          {m.addExample}
        </Button>
      </div>
      <FieldNote
        error={error}
        hint={examples.length > advisedExamples ? m.examplesMany(examples.length) : m.examplesHint}
      />
    </div>
  );
}

interface ExampleProps {
  example: ExampleRow;
  number: number;
  isLast: boolean;
  onChange: (part: Partial<ExampleRow>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function Example({ example, number, isLast, onChange, onMove, onRemove }: ExampleProps) {
  const m = useMessages(statementFormMessages);
  return (
    <div role="group" className={entries['entry']} aria-label={m.example(number)}>
      <div className={classes['exampleHead']}>
        <span>{m.example(number)}</span>
        <ActionIcon
          size={28}
          aria-label={m.moveUp(number)}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon size={28} aria-label={m.moveDown(number)} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon size={28} aria-label={m.removeExample(number)} onClick={onRemove}>
          <IconTrash size={15} stroke={1.75} />
        </ActionIcon>
      </div>
      <div className={classes['exampleTexts']}>
        {(['input', 'output'] as const).map((side) => (
          <Textarea
            key={side}
            label={side === 'input' ? m.exampleInput : m.exampleOutput}
            value={example[side]}
            autosize
            minRows={2}
            maxRows={12}
            spellCheck={false}
            classNames={{ input: classes['code'] ?? '' }}
            onChange={(event) => onChange({ [side]: event.currentTarget.value })}
          />
        ))}
      </div>
    </div>
  );
}
