/** The list of small faults in `faults.json`, and how one of them changes a file. */
import list from './faults.json' with { type: 'json' };

export interface Fault {
  readonly name: string;
  /** The part of the product. */
  readonly area: string;
  /** What kind of slip it is. */
  readonly kind: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What a user would suffer. */
  readonly tells: string;
}

export const listFaults = (): readonly Fault[] => list;

export const countMatches = (text: string, { find }: Pick<Fault, 'find'>): number =>
  text.split(find).length - 1;

/** The text with the fault. */
export function injectFault(text: string, fault: Fault): string {
  const matches = countMatches(text, fault);
  if (matches !== 1)
    throw new Error(`${fault.name}: the text to replace occurs ${String(matches)} times in ${fault.file}`);
  return text.replace(fault.find, () => fault.replace);
}
