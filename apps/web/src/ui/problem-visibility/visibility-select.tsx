import { Badge, Select } from '@mantine/core';
import {
  auths,
  listChoices,
  parseAuth,
  visibilityOfAuth,
  type Auth,
} from '../../lib/problem-visibilities.ts';
import classes from './visibility-select.module.css';

const colors: Record<Auth, string> = { 1: 'good', 2: 'gray', 3: 'info' };

interface VisibilitySelectProps {
  /** The accessible name. */
  label: string;
  words: Record<(typeof visibilityOfAuth)[Auth], string>;
  auth: number;
  /** Plain text for viewers who may not change it. */
  canChange: boolean;
  canPublish: boolean;
  /** Those that may be chosen, besides the one it has. */
  choices?: readonly Auth[];
  isSaving: boolean;
  onChange: (auth: Auth) => void;
}

/** The visibility of a problem in a table. */
export function VisibilitySelect({
  label,
  words,
  auth,
  choices = auths,
  onChange,
  ...rights
}: VisibilitySelectProps) {
  const current = parseAuth(auth) ?? 2;
  const wordOf = (one: Auth) => words[visibilityOfAuth[one]];
  if (!rights.canChange) return <Badge color={colors[current]}>{wordOf(current)}</Badge>;
  return (
    <Select
      className={classes['root'] ?? ''}
      size="xs"
      aria-label={label}
      allowDeselect={false}
      disabled={rights.isSaving}
      value={String(current)}
      data={listChoices(current, choices).map((one) => ({
        value: String(one),
        label: wordOf(one),
        disabled: one === 1 && !rights.canPublish && current !== 1,
      }))}
      onChange={(value) => {
        const chosen = parseAuth(value);
        if (chosen !== undefined && chosen !== current) onChange(chosen);
      }}
    />
  );
}
