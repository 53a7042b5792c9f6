import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { useMessages } from '../../../lib/messages.ts';
import { moveRow, replaceRow } from '../parts/rows.ts';
import { respreadScores } from '../state/case-scores.ts';
import { emptyCase, type CaseRow } from '../state/problem-values.ts';
import { useFieldErrors, useForm, useValue } from '../state/use-form.ts';
import { testDataMessages } from './test-data-messages.ts';
import entries from '../parts/framed-entries.module.css';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import classes from './test-data.module.css';

/** Cases typed by hand. */
export function TypedCases() {
  const m = useMessages(testDataMessages);
  const form = useForm();
  const cases = useValue('typedCases');
  const caseMode = useValue('caseMode');
  const isScored = useValue('scoring') === 'oi';
  const set = (rows: readonly CaseRow[]) => form.set('typedCases', rows);
  const setMembers = (rows: readonly CaseRow[]) =>
    set(isScored ? respreadScores(cases, rows, caseMode) : rows);
  return (
    <div className={entries['list']}>
      {cases.map((row, index) => (
        <TypedCase
          key={row.key}
          row={row}
          position={index + 1}
          isLast={index === cases.length - 1}
          onChange={(part) => set(replaceRow(cases, row.key, part))}
          onMove={(step) => set(moveRow(cases, index, step))}
          onRemove={() => setMembers(cases.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button
        variant="default"
        className={classes['add'] ?? ''}
        leftSection={<IconPlus size={16} stroke={1.75} />}
        // The next case continues the group of the last.
        onClick={() => setMembers([...cases, { ...emptyCase(), groupNum: cases.at(-1)?.groupNum ?? '1' }])}
      >
        {m.addCase}
      </Button>
    </div>
  );
}

interface TypedCaseProps {
  row: CaseRow;
  position: number;
  isLast: boolean;
  onChange: (part: Partial<CaseRow>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function TypedCase({ row, position, isLast, onChange, onMove, onRemove }: TypedCaseProps) {
  const m = useMessages(testDataMessages);
  const isScored = useValue('scoring') === 'oi';
  const isGrouped = isSubtaskMode(useValue('caseMode')) && isScored;
  const error = useFieldErrors().find((one) => one.field === 'samples' && one.row === position)?.text;
  return (
    <div
      role="group"
      className={entries['entry']}
      aria-label={m.case(position)}
      data-field="samples"
      data-row={position}
    >
      <div className={classes['typedHead']}>
        <span>{m.case(position)}</span>
        {isGrouped && (
          <TypedNumber
            label={m.group}
            value={row.groupNum}
            position={position}
            reason="groupInvalid"
            onChange={(groupNum) => onChange({ groupNum })}
          />
        )}
        {isScored && (
          <TypedNumber
            label={m.score}
            value={row.score}
            position={position}
            reason="scoreInvalid"
            onChange={(score) => onChange({ score })}
          />
        )}
        <ActionIcon
          size={28}
          aria-label={m.moveUp(position)}
          disabled={position === 1}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon size={28} aria-label={m.moveDown(position)} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={15} stroke={1.75} />
        </ActionIcon>
        <ActionIcon size={28} aria-label={m.removeCase(position)} onClick={onRemove}>
          <IconTrash size={15} stroke={1.75} />
        </ActionIcon>
      </div>
      <div className={classes['typedTexts']}>
        {(['input', 'output'] as const).map((side) => (
          <Textarea
            key={side}
            label={m[side]}
            value={row[side]}
            autosize
            minRows={2}
            maxRows={10}
            spellCheck={false}
            classNames={{ input: classes['code'] ?? '' }}
            data-field="samples"
            data-row={position}
            data-reasons="caseEmpty"
            onChange={(event) => onChange({ [side]: event.currentTarget.value })}
          />
        ))}
      </div>
      <FieldNote error={error} />
    </div>
  );
}

interface TypedNumberProps {
  label: string;
  value: string;
  position: number;
  /** The errors of the case that this field gets the focus for. */
  reason: 'groupInvalid' | 'scoreInvalid';
  onChange: (value: string) => void;
}

function TypedNumber({ label, value, position, reason, onChange }: TypedNumberProps) {
  return (
    <label className={classes['typedNumber']}>
      {label}
      <TextInput
        size="xs"
        inputMode="numeric"
        autoComplete="off"
        data-field="samples"
        data-row={position}
        data-reasons={reason}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
