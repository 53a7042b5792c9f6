/** The output of a part. Figures go to standard output immediately, progress to standard error. */
import { toJsonLine, toTextLine, type Measurement } from './measurement.ts';

export interface Report {
  /** A line of progress: what is being done now. */
  readonly step: (text: string) => void;
  readonly add: (...measurements: readonly Measurement[]) => void;
}

export interface Output {
  readonly writeFigure: (line: string) => void;
  readonly writeProgress: (line: string) => void;
}

export interface RecordedReport extends Report {
  readonly counts: () => { readonly measured: number; readonly missed: number };
}

export function createReport(
  partName: string,
  { isJson }: { isJson: boolean },
  output: Output,
): RecordedReport {
  let [measured, missed] = [0, 0];
  return {
    step: (text) => {
      output.writeProgress(`· ${partName}: ${text}`);
    },
    add: (...measurements) => {
      for (const measurement of measurements) {
        measured += 1;
        if (!measurement.ok) missed += 1;
        output.writeFigure(isJson ? toJsonLine(measurement) : toTextLine(measurement));
      }
    },
    counts: () => ({ measured, missed }),
  };
}
