import { userBatchLimits } from '@touchstone/contract/user-batches';
import {
  findGenerationProblem,
  listGeneratedUsernames,
  type Generation,
  type GenerationProblem,
} from '@touchstone/rules/user-batches';
import type { GenerationRequest } from '../api/generate-users.ts';

/** The values of the fields: numbers, or texts while they are being typed. */
export interface GenerationValues {
  prefix: string;
  suffix: string;
  from: number | string;
  to: number | string;
  passwordLength: number | string;
}

export const firstValues: GenerationValues = { prefix: '', suffix: '', from: 1, to: 30, passwordLength: 8 };

const parseNumber = (value: number | string): number =>
  typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);

/** Undefined while a number is missing. */
export function parseGeneration(values: GenerationValues): Generation | undefined {
  const [from, to, passwordLength] = [values.from, values.to, values.passwordLength].map(parseNumber);
  const numbers = {
    from: from ?? Number.NaN,
    to: to ?? Number.NaN,
    passwordLength: passwordLength ?? Number.NaN,
  };
  if (!Object.values(numbers).every(Number.isInteger)) return undefined;
  return { prefix: values.prefix, suffix: values.suffix, ...numbers };
}

/** The field that shows the problem. */
export const fieldOfProblem: Readonly<Record<GenerationProblem, keyof GenerationValues>> = {
  generationRange: 'to',
  tooManyUsers: 'to',
  generatedPasswordLength: 'passwordLength',
  generatedUsernameLength: 'prefix',
  generatedNumberTooLarge: 'to',
  generatedUsernameCharacters: 'prefix',
};

export interface GenerationPlan {
  count: number;
  first: string;
  last: string;
}

/** A preview of the accounts that would be created. */
export function planGeneration(values: GenerationValues): GenerationPlan | undefined {
  const generation = parseGeneration(values);
  if (generation === undefined || findGenerationProblem(generation) !== undefined) return undefined;
  const usernames = listGeneratedUsernames(generation);
  return { count: usernames.length, first: usernames[0] ?? '', last: usernames.at(-1) ?? '' };
}

export const toRequest = ({ prefix, suffix, from, to, passwordLength }: Generation): GenerationRequest => ({
  prefix,
  suffix,
  number_from: from,
  number_to: to,
  password_length: passwordLength,
});

export const { generatedPasswordMinimum, generatedPasswordMaximum } = userBatchLimits;
