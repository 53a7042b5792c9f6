export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunPlan {
  /** Undefined for a part. */
  readonly size?: string;
  readonly slices: readonly { readonly name: string; readonly reason?: string }[];
  readonly leftOut: readonly { readonly name: string }[];
  readonly beside: readonly Step[];
  readonly build: boolean;
  readonly tests: Step | undefined;
  readonly after: readonly Step[];
}

export function planRun(root: string, words: readonly string[]): RunPlan;
