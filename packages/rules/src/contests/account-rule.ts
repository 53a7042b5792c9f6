/**
 * Which accounts may take part where a contest limits them: numbered names such as team01…, and single ones.
 * The rule travels as one tagged text. Numbers are written without leading zeros, as the form counts them.
 */
export interface AccountRule {
  readonly prefix: string;
  readonly suffix: string;
  /** Null where no numbered names are meant. */
  readonly numbers: { readonly from: number; readonly to: number } | null;
  readonly extra: readonly string[];
}

const partOf = (text: string, tag: string) =>
  new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1]?.trim() ?? '';

const wholeNumber = /^\d{1,9}$/;

/** What cannot be read lets nobody in by number. */
export function parseAccountRule(text: string): AccountRule {
  const [from, to] = [partOf(text, 'start'), partOf(text, 'end')];
  const isCounted = wholeNumber.test(from) && wholeNumber.test(to) && Number(from) <= Number(to);
  return {
    prefix: partOf(text, 'prefix'),
    suffix: partOf(text, 'suffix'),
    numbers: isCounted ? { from: Number(from), to: Number(to) } : null,
    extra: partOf(text, 'extra')
      .split(/\s+/)
      .filter((name) => name !== ''),
  };
}

export function formatAccountRule({ prefix, suffix, numbers, extra }: AccountRule): string {
  const [from, to] = numbers === null ? ['', ''] : [String(numbers.from), String(numbers.to)];
  return (
    `<prefix>${prefix}</prefix><suffix>${suffix}</suffix><start>${from}</start><end>${to}</end>` +
    `<extra>${extra.join(' ')}</extra>`
  );
}

export function matchesAccountRule(
  { prefix, suffix, numbers, extra }: AccountRule,
  username: string,
): boolean {
  if (extra.includes(username)) return true;
  if (numbers === null || username.length < prefix.length + suffix.length) return false;
  if (!username.startsWith(prefix) || !username.endsWith(suffix)) return false;
  const middle = username.slice(prefix.length, username.length - suffix.length);
  // "007" is another name than "7".
  if (!wholeNumber.test(middle) || String(Number(middle)) !== middle) return false;
  return Number(middle) >= numbers.from && Number(middle) <= numbers.to;
}
