/**
 * Which accounts may take part in a restricted contest: numbered names such as team01…, and single names. The wire
 * format is one tagged text. Numbers have no leading zeros, as in the form.
 */
export interface AccountRule {
  readonly prefix: string;
  readonly suffix: string;
  /** Null without numbered names. */
  readonly numbers: { readonly from: number; readonly to: number } | null;
  readonly extra: readonly string[];
}

const partOf = (text: string, tag: string) =>
  new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1]?.trim() ?? '';

const wholeNumber = /^\d{1,9}$/;

/** An unreadable range matches no number. */
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
  // "007" and "7" are different names.
  if (!wholeNumber.test(middle) || String(Number(middle)) !== middle) return false;
  return Number(middle) >= numbers.from && Number(middle) <= numbers.to;
}
