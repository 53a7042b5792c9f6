/** The report at the end: a line per table, and every finding, or the first ones of each table if there are many. */
import { printLine } from '@touchstone/site-setup/console';
import { withoutFormula } from '@touchstone/rules/csv';
import type { KeyedFinding, StepProgress } from './progress.ts';

const shownPerStep = 20;

export function showSteps(steps: readonly StepProgress[]): void {
  const width = Math.max(5, ...steps.map(({ name }) => name.length));
  const line = (name: string, figures: readonly string[]) =>
    printLine(`${name.padEnd(width)} ${figures.map((figure) => figure.padStart(10)).join(' ')}`);
  line('table', ['rows', 'moved', 'not needed', 'broken']);
  for (const { name, read, moved, skipped, broken } of steps)
    line(name, [read, moved, skipped, broken].map(String));
}

export async function showFindings(findings: AsyncIterable<KeyedFinding>): Promise<void> {
  const counts = new Map<string, number>();
  for await (const { step, key, isBroken, code, detail } of findings) {
    const count = (counts.get(step) ?? 0) + 1;
    counts.set(step, count);
    if (count <= shownPerStep)
      printLine(printable(`${isBroken ? '✗' : '!'} ${step} ${key}: ${code}: ${detail}`));
  }
  for (const [step, count] of counts)
    if (count > shownPerStep)
      printLine(`  ${step}: ${String(count - shownPerStep)} more; --report FILE lists all of them`);
}

/** Escapes control sequences of untrusted texts. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '�');

/** One finding as a line of tab-separated values. Its texts are those of another site. */
export const findingLine = ({ step, key, isBroken, code, detail }: KeyedFinding): string =>
  `${[step, printable(key), isBroken ? 'broken' : 'changed', code, printable(detail)].map(withoutFormula).join('\t')}\n`;
