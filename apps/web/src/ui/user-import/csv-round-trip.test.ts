import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutFormula, writeCsv } from '@touchstone/rules/csv';
import { parseCsv } from './parse-csv.ts';

const header = ['username', 'password'];
const sign = fc.constantFrom('a', '试', ' ', '"', ',', ';', '\t', '\n', '\r\n', '\r', "'", '=');
/** Cells that begin like a formula get an apostrophe, see `rules/csv`. */
const cell = fc.string({ unit: sign }).filter((text) => withoutFormula(text) === text);

it('parses what it wrote: every cell, including quotes and line breaks', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const { rows: parsed, openQuoteLine } = parseCsv(writeCsv([header, ...rows]).replace(/^\uFEFF/, ''));
      expect(parsed.map(({ cells }) => cells)).toEqual([header, ...rows]);
      expect(openQuoteLine).toBeUndefined();
    }),
  );
});

it('counts the lines of the text, also inside cells', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const text = writeCsv([header, ...rows]);
      const { rows: parsed } = parseCsv(text);
      const lines = text.split(/\r\n|\r|\n/);
      const lastLine = parsed.at(-1)?.line ?? 0;
      expect(parsed.map(({ line }) => line)).toEqual(
        parsed.map(({ line }) => line).toSorted((one, other) => one - other),
      );
      expect(lastLine).toBeLessThan(lines.length);
    }),
  );
});

it('never fails, whatever was pasted', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      const { rows } = parseCsv(text);
      expect(rows.every(({ cells }) => cells.length > 0)).toBe(true);
    }),
  );
});
