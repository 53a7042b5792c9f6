/**
 * Which usernames new accounts and renames may have. A username identifies a person in lists, mails and addresses, so no name
 * may pass for another one:
 *
 * - it is its own compatibility form (NFKC): no full-width letters, ligatures or decomposed accents;
 * - it consists of characters that are recognised here: no markup, slashes, control or invisible characters;
 * - its letters belong to one script. The scripts of East Asia may stand beside Latin, as in everyday names;
 * - it does not look like the name of a member of staff (`skeletonOf`).
 *
 * Accounts that exist keep their names: nothing here is asked at a login.
 */
import { accountLimits } from '@touchstone/contract/account-limits';

export type UsernameProblem = 'usernameLength' | 'usernameCharacters' | 'usernameScripts';

/** Letters, marks, digits, single blanks, and punctuation without a meaning in addresses, markup or HTTP Basic. */
const allowedCharacters = /^[\p{L}\p{M}0-9〇_.\-·'()+@#,!~ ]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Parts of Korean syllables that stand alone imitate strokes. */
const looseJamo = /[\u1100-\u11ff]/u;
/** Whole names like `..` would be parts of an address. */
const nameable = /[\p{L}0-9〇]/u;
const stackedMarks = /^\p{M}|\p{M}{4}/u;
const looseBlanks = / {2}/u;

const hasAllowedCharacters = (name: string) =>
  name === name.normalize('NFKC') &&
  allowedCharacters.test(name) &&
  !invisible.test(name) &&
  !looseJamo.test(name) &&
  nameable.test(name) &&
  !stackedMarks.test(name) &&
  !looseBlanks.test(name);

/** Without the letters of phonetic alphabets, which imitate others. */
const latin = /[A-Za-zÀ-ɏ\u1e00-\u1eff]/u;
const eastAsian = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}]/u;
const otherScripts = [
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Tibetan}/u,
  /\p{Script=Mongolian}/u,
  /\p{Script=Yi}/u,
];

function hasOneScript(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  const isWrittenIn = (...scripts: readonly RegExp[]) =>
    letters.every((letter) => scripts.some((script) => script.test(letter)));
  return isWrittenIn(latin, eastAsian) || otherScripts.some((script) => isWrittenIn(script));
}

/** Surrounding blanks are ignored. */
export function findUsernameProblem(username: string): UsernameProblem | undefined {
  const name = username.trim();
  if (name.length > accountLimits.usernameMaximum) return 'usernameLength';
  if (!hasAllowedCharacters(name)) return 'usernameCharacters';
  return hasOneScript(name) ? undefined : 'usernameScripts';
}

/** Each letter and the Latin ones, or others, that look like it in common fonts; in lower case. */
const lookalikes: readonly (readonly [shown: string, as: string])[] = [
  ['аӓӑα', 'a'],
  ['вьβß', 'b'],
  ['сϲς', 'c'],
  ['ԁ', 'd'],
  ['еєεә', 'e'],
  ['г', 'r'],
  ['ɡց', 'g'],
  ['һнηհ', 'h'],
  ['1iıіӏι|!丨וا', 'l'],
  ['јյ', 'j'],
  ['кκ', 'k'],
  ['м', 'm'],
  ['пո', 'n'],
  ['0оοσօ〇ဝ', 'o'],
  ['рρ', 'p'],
  ['ԛզ', 'q'],
  ['ѕ', 's'],
  ['тτ', 't'],
  ['иυμս', 'u'],
  ['ѵν', 'v'],
  ['ԝωш', 'w'],
  ['хχ', 'x'],
  ['уγ', 'y'],
  ['зζ', 'z'],
  ['ー', '一'],
  ['ニ', '二'],
  ['ハ', '八'],
  ['エ', '工'],
  ['カ', '力'],
  ['タ', '夕'],
  ['ト', '卜'],
  ['ロ囗', '口'],
];
const shownAs = new Map(
  lookalikes.flatMap(([shown, as]) => Array.from(shown, (character) => [character, as] as const)),
);

/** Names with the same skeleton look alike. Separators do not tell names apart. */
export function skeletonOf(username: string): string {
  const plain = username.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const letters = Array.from(plain, (character) => shownAs.get(character) ?? character).join('');
  return letters
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a name could be taken for one of these. */
export function createLookalikeTest(names: readonly string[]): (username: string) => boolean {
  const skeletons = new Set(names.map(skeletonOf).filter((skeleton) => skeleton !== ''));
  return (username) => skeletons.has(skeletonOf(username));
}
