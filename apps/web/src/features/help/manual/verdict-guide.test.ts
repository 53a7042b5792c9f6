import { expect, it } from 'vitest';
import { allStatuses } from '../../../ui/verdict/verdicts.ts';
import { verdictGroups } from './verdict-guide.ts';

it('explains every status once', () => {
  const explained = Object.values(verdictGroups).flat();
  expect(explained.toSorted((one, other) => one - other)).toEqual(allStatuses);
});
