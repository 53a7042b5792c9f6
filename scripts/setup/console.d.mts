export interface StepProgress {
  update(text: string): void;
  done(result: string): void;
  failed(result: string): void;
}
export function printHeading(): void;
export function printStep(mark: '✓' | '✗' | '!' | '·', label: string, text: string): void;
export function printLine(text: string): void;
export function beginStep(label: string, text: string): StepProgress;
