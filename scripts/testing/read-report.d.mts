export interface TestFile {
  readonly name: string;
  readonly seconds: number;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: string[];
  readonly files: TestFile[];
}

export function readReport(path: string, root: string): TestReport;
export function listLongest(files: readonly TestFile[], count: number): string[];
