import { statuses } from '@touchstone/contract';

const names = new Map<number, string>(
  Object.entries(statuses).map(([name, code]) => [
    code,
    // acceptedName → "accepted name"
    name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ]),
);

export const nameOfStatus = (status: number): string => names.get(status) ?? `status ${String(status)}`;
