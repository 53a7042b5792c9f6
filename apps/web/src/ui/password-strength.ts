/** Estimates the strength of a password: a hint while typing, never a reason to refuse. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

export const strengthOrder: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];

const characterKinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** Keyboard rows, digit sequences and repeated letters add length but no strength. */
const easyRuns = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'password',
];

function isEasyRun(password: string): boolean {
  const lower = password.toLowerCase();
  const isRepeated = new Set(lower).size <= 2;
  return isRepeated || easyRuns.some((run) => run.includes(lower) || lower.includes(run));
}

export function passwordStrength(password: string): PasswordStrength {
  if (isEasyRun(password)) return 'weak';
  const kinds = characterKinds.filter((kind) => kind.test(password)).length;
  const points = kinds + Math.floor(password.length / 4);
  if (points <= 2) return 'weak';
  if (points <= 4) return 'fair';
  return points <= 5 ? 'good' : 'strong';
}
