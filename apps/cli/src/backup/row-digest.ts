import { createHash } from 'node:crypto';

/**
 * A digest of the rows of a table in the text format of COPY that does not depend on their order: the hashes of all rows are
 * added. A table that was loaded again may return its rows in another order.
 */
export interface RowDigest {
  readonly add: (text: Buffer) => void;
  readonly finish: () => { readonly rows: number; readonly digest: string };
}

const modulus = 2n ** 256n;
const lineFeed = 10;

export function createRowDigest(): RowDigest {
  let rows = 0;
  let sum = 0n;
  let rest: Buffer[] = [];
  const addRow = (row: Buffer): void => {
    rows += 1;
    sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus;
  };
  return {
    add: (text) => {
      let from = 0;
      for (let end = text.indexOf(lineFeed); end !== -1; end = text.indexOf(lineFeed, from)) {
        addRow(Buffer.concat([...rest, text.subarray(from, end)]));
        rest = [];
        from = end + 1;
      }
      if (from < text.length) rest.push(text.subarray(from));
    },
    finish: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}
