/** ok: fine. weak: works, with less safety, speed or choice. missing: something will not work. */
export interface Finding {
  readonly level: 'ok' | 'weak' | 'missing';
  readonly label: string;
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}
