/** Identifiers that the Contest API allows: letters, digits and `_.-`, at most 36 characters. */
import { createHash } from 'node:crypto';
import type { SubmissionRow } from './clics.repository.ts';

const allowed = /^[\w][\w.-]{0,35}$/;
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

export const teamIdOf = (userId: string) =>
  allowed.test(userId) && !userId.endsWith('.') ? userId : `user-${digest(userId)}`;

/** The same school has the same id, in every contest and on every server. */
export const organizationIdOf = (school: string) => `org-${digest(school.trim().toLowerCase())}`;

/** Each rejudge creates a new judgement. */
export const judgementIdOf = ({ id, version }: Pick<SubmissionRow, 'id' | 'version'>) =>
  `${String(id)}-${String(version)}`;

/** The number before the first dash. Undefined for other texts. */
export function submissionNumberOf(id: string): number | undefined {
  const digits = /^(\d{1,15})(?:-|$)/.exec(id)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Language ids that tools know. The rest of a name tells versions and options apart. */
const families: readonly (readonly [begins: string, id: string])[] = [
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['javascript', 'javascript'],
  ['java', 'java'],
  ['python2', 'python2'],
  ['python3', 'python3'],
  ['golang', 'go'],
];

/** Cached, since every submission needs one. */
const languageIds = new Map<string, string>();
const maxLanguages = 1000;

/** "C++ 17 With O2" is `cpp17-o2`. */
export function languageIdOf(name: string): string {
  const known = languageIds.get(name);
  if (known !== undefined) return known;
  const id = makeLanguageId(name);
  if (languageIds.size < maxLanguages) languageIds.set(name, id);
  return id;
}

function makeLanguageId(name: string): string {
  const lower = name.trim().toLowerCase();
  const [begins, family] = families.find(([start]) => lower.startsWith(start)) ?? ['', ''];
  const rest = lower
    .slice(begins.length)
    .replaceAll(/\bwith\b/g, ' ')
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const id =
    family === '' ? rest : rest === '' ? family : /^\d/.test(rest) ? `${family}${rest}` : `${family}-${rest}`;
  return allowed.test(id) ? id : `language-${digest(name)}`;
}
