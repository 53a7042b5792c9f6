export interface StepProgress {
  readonly update: (text: string) => void;
  readonly done: (result: string) => void;
  readonly failed: (result: string) => void;
}
export function printHeading(): void;
export function printStep(mark: '✓' | '✗' | '!' | '·', label: string, text: string): void;
export function printLine(text: string): void;
export function beginStep(label: string, text: string): StepProgress;
