import { Select } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { questionMessages } from './question-messages.ts';

/** A problem of the contest, as the questions name it. */
export interface AskedProblem {
  displayId: string;
  title: string;
}

interface ProblemSelectProps {
  label: string;
  /** The name of the choice without a problem. */
  anyName: string;
  /** Empty while they load: only the choice without a problem is offered. */
  problems: readonly AskedProblem[];
  value: string | undefined;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  onChange: (displayId: string | undefined) => void;
}

export function ProblemSelect(props: ProblemSelectProps) {
  const { label, anyName, problems, value, isLabelHidden = false, isDisabled = false, onChange } = props;
  const m = useMessages(questionMessages);
  return (
    <Select
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      size="sm"
      maw={360}
      allowDeselect={false}
      disabled={isDisabled}
      value={value ?? ''}
      data={[
        { value: '', label: anyName },
        ...problems.map(({ displayId, title }) => ({
          value: displayId,
          label: title === '' ? m.aboutProblem(displayId) : `${displayId} · ${title}`,
        })),
      ]}
      onChange={(chosen) => onChange(chosen === null || chosen === '' ? undefined : chosen)}
    />
  );
}
