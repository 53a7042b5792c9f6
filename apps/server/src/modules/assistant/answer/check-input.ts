/** The judge runs a program on an input and compares it with the reference solution of the problem. */
import type { Platform } from '../../../platform/platform.ts';

export interface CheckedInput {
  problemId: number;
  program: { language: string; code: string };
  input: string;
  userId: string;
  requestId: string;
}

export type InputVerdict =
  | { confirmed: true; input: string; expected: string; output: string; status: number }
  | { confirmed: false; reason: string };

export type CheckInput = (platform: Platform, request: CheckedInput) => Promise<InputVerdict>;
