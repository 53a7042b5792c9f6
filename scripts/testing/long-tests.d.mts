export const longTests: readonly string[];
export const longJourneys: readonly string[];
export const leaveOutVariable: string;
export function listLeftOut(files: readonly string[]): string[];
