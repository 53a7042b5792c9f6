/** The mention that is being written: from its sign to the caret. */
import { accountLimits } from '@touchstone/contract/account-limits';
import { writeMention } from '@touchstone/rules/community/mentions';

export interface WrittenMention {
  /** The position of the sign. */
  from: number;
  /** What is written of the name so far. */
  keyword: string;
}

/** Chinese is written without a space before the sign; the sign of a mail address follows a Latin letter. */
const beforeCaret = /(?:^|[^A-Za-z0-9_.@-])@([\p{L}\p{M}\p{N}_.-]*)$/u;
const openCodeBlock = /^```/gm;

/** A name in a code block or in inline code mentions no user. */
function isInCode(before: string): boolean {
  if ((before.match(openCodeBlock)?.length ?? 0) % 2 === 1) return true;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (line.match(/`/g)?.length ?? 0) % 2 === 1;
}

export function findMention(text: string, caret: number): WrittenMention | undefined {
  const before = text.slice(0, caret);
  const keyword = beforeCaret.exec(before)?.[1];
  if (keyword === undefined || keyword.length > accountLimits.usernameMaximum || isInCode(before))
    return undefined;
  return { from: caret - keyword.length - 1, keyword };
}

/** Replaces the written part by the whole name and a space. */
export function completeMention(text: string, caret: number, { from }: WrittenMention, username: string) {
  const inserted = `${writeMention(username)} `;
  const rest = text.slice(caret).replace(/^ /, '');
  const end = from + inserted.length;
  return { text: text.slice(0, from) + inserted + rest, from: end, to: end };
}
