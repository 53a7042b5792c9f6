/**
 * Mentions of users in a text: `@username`, or `@"user name"` for a name with blanks or signs; not in code. For reminders on the
 * server and for links in the web.
 */
import { commentLimits } from '@touchstone/contract/community-limits';

export interface Mention {
  readonly username: string;
  /** Of the sign `@`. */
  readonly start: number;
  readonly end: number;
}

/** A name that needs no quotation marks. */
const plainName = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,98}[\p{L}\p{M}\p{N}_]`;
const isPlain = new RegExp(`^${plainName}$`, 'u');
const mention = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_.@/-])@(?:"([^"\n]{1,100})"|(${plainName}))`,
  'gu',
);

/** The mention of a user as it is written. A name with a quotation mark cannot be mentioned. */
export const writeMention = (username: string): string =>
  isPlain.test(username) ? `@${username}` : `@"${username}"`;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const indented = /^(?: {4}|\t)/;

/** Replaces code by blanks of the same length, so that positions stay. */
function blankCode(text: string): string {
  let open: string | undefined;
  let isAfterBlank = true;
  const lines = text.split('\n').map((line) => {
    const [, signs = ''] = fence.exec(line) ?? [];
    const isCode = open !== undefined || signs !== '' || (isAfterBlank && indented.test(line));
    if (open === undefined) open = signs === '' ? undefined : signs;
    else if (signs.startsWith(open) && line.trim() === signs) open = undefined;
    // An indented block goes on until a line that is not indented.
    isAfterBlank = line.trim() === '' || (isAfterBlank && indented.test(line));
    return isCode ? ' '.repeat(line.length) : line;
  });
  return blankSpans(lines.join('\n'));
}

/** A code span ends with as many backquotes as it begins with. */
function blankSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)];
  let blanked = text;
  for (let index = 0; index < runs.length; index += 1) {
    const opening = runs[index];
    const closing = runs.findIndex((run, later) => later > index && run[0] === opening?.[0]);
    const end = runs[closing];
    if (opening === undefined || end === undefined) continue;
    const endIndex = end.index + end[0].length;
    blanked =
      blanked.slice(0, opening.index) + ' '.repeat(endIndex - opening.index) + blanked.slice(endIndex);
    index = closing;
  }
  return blanked;
}

/** In a text that has no code. */
export const findMentionsInProse = (text: string): Mention[] =>
  Array.from(text.matchAll(mention), (found) => ({
    username: found[1] ?? found[2] ?? '',
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Most texts mention no user: looking for their code would take a twelfth of the CPU time of a page of comments. */
export const findMentions = (text: string): Mention[] =>
  text.includes('@') ? findMentionsInProse(blankCode(text)) : [];

/** The names, each once whatever its letter case, and not more than one text can mention. */
export function listMentioned(text: string): string[] {
  const names = new Map(findMentions(text).map(({ username }) => [username.toLowerCase(), username]));
  return [...names.values()].slice(0, commentLimits.mentionsMaximum);
}
