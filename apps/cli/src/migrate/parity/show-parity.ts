import { printLine } from '@touchstone/site-setup/console';
import type { ParityReport } from './check-parity.ts';

export const describeParity = ({ judged, differences, boards, differingBoards }: ParityReport): string =>
  `${String(judged)} submissions judged, ${String(differences.length)} verdicts differ; ` +
  `${String(boards)} scoreboards compared, ${String(differingBoards)} differ`;

export function showParity({ skipped, differences, boardDifferences }: ParityReport): void {
  for (const [language, count] of skipped)
    printLine(
      printable(
        `! ${String(count)} submissions in ${language} were not judged: this machine does not have it`,
      ),
    );
  for (const line of [...differences, ...boardDifferences]) printLine(printable(`✗ ${line}`));
}

/** Escapes control sequences of untrusted texts. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '�');
