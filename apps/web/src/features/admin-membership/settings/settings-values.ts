/** The values of the form, and the change that is sent. */
import type { useForm } from '@mantine/form';
import { isWholeNumber } from '../length-field.tsx';
import type { LockedTraining, MembershipSettings, SentSettings } from '../api/settings.ts';

export interface LevelValues {
  canReadSolutions: boolean;
  /** As typed; empty limits follow the switches of the site. */
  assistantQuota: number | string;
  submitInterval: number | string;
  discussionsPerDay: number | string;
}

export interface SettingsValues {
  isOpen: boolean;
  instructions: string;
  benefits: LevelValues[];
  trainings: LockedTraining[];
}

/** The part of the form that its fields use. */
export type MembershipForm = Pick<
  ReturnType<typeof useForm<SettingsValues>>,
  'values' | 'errors' | 'getInputProps'
>;

export const numberFields = ['assistantQuota', 'submitInterval', 'discussionsPerDay'] as const;
export type NumberField = (typeof numberFields)[number];

export const numberLimits: Record<NumberField, { maximum: number; isOptional: boolean }> = {
  assistantQuota: { maximum: 10_000, isOptional: false },
  submitInterval: { maximum: 3600, isOptional: true },
  discussionsPerDay: { maximum: 10_000, isOptional: true },
};

export const toSettingsValues = ({
  isOpen,
  instructions,
  benefits,
  trainings,
}: MembershipSettings): SettingsValues => ({
  isOpen,
  instructions,
  benefits: benefits.map((level) => ({
    ...level,
    submitInterval: level.submitInterval ?? '',
    discussionsPerDay: level.discussionsPerDay ?? '',
  })),
  trainings,
});

const toLimit = (typed: number | string) => (typed === '' ? null : Number(typed));

export const toSentSettings = ({
  isOpen,
  instructions,
  benefits,
  trainings,
}: SettingsValues): SentSettings => ({
  isOpen,
  instructions: instructions.trim(),
  benefits: benefits.map((level) => ({
    canReadSolutions: level.canReadSolutions,
    assistantQuota: Number(level.assistantQuota),
    submitInterval: toLimit(level.submitInterval),
    discussionsPerDay: toLimit(level.discussionsPerDay),
  })),
  trainings: trainings.map(({ id, level }) => ({ id, level })),
});

export function isNumberValid(field: NumberField, value: number | string): boolean {
  const { maximum, isOptional } = numberLimits[field];
  return (isOptional && value === '') || isWholeNumber(value, 0, maximum);
}
