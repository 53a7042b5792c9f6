import pg from 'pg';

const parseAnyInstant: (text: string) => Date | number = pg.types.getTypeParser(
  pg.types.builtins.TIMESTAMPTZ,
);

const zero = '0'.charCodeAt(0);
const isWritten = (text: string, index: number, character: string) => text[index] === character;

/**
 * Parses an instant as PostgreSQL writes it. Lists contain dozens on every page, and nearly all have one form
 * (`2026-05-01 08:00:00.123456+00`), which is parsed here without regular expressions; the driver parses any
 * other.
 */
export function parseInstant(text: string): Date | number {
  const isCommon =
    text.endsWith('+00') &&
    !isWritten(text, 0, '0') &&
    isWritten(text, 4, '-') &&
    isWritten(text, 10, ' ') &&
    (text.length === 22 || isWritten(text, 19, '.'));
  if (!isCommon) return parseAnyInstant(text);
  const digit = (index: number) => text.charCodeAt(index) - zero;
  const pair = (index: number) => digit(index) * 10 + digit(index + 1);
  const end = text.length - 3;
  const fraction = (index: number) => (index < end ? digit(index) : 0);
  return new Date(
    Date.UTC(
      pair(0) * 100 + pair(2),
      pair(5) - 1,
      pair(8),
      pair(11),
      pair(14),
      pair(17),
      fraction(20) * 100 + fraction(21) * 10 + fraction(22),
    ),
  );
}
