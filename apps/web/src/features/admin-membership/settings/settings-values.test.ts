import { describe, expect, it } from 'vitest';
import { someSettings } from '../testing/membership-rows.ts';
import { isNumberValid, toSentSettings, toSettingsValues } from './settings-values.ts';

describe('the settings of memberships', () => {
  it('return as they came', () => {
    const settings = someSettings();
    expect(toSentSettings(toSettingsValues(settings))).toEqual({
      ...settings,
      trainings: [{ id: 7, level: 2 }],
    });
  });

  it('have empty fields for limits of the site', () => {
    const [none, , high] = toSettingsValues(someSettings()).benefits;
    expect(none).toMatchObject({ submitInterval: '', discussionsPerDay: '' });
    expect(high).toMatchObject({ submitInterval: 0, discussionsPerDay: 50 });
  });

  it.each([
    ['assistantQuota', '', false],
    ['assistantQuota', 0, true],
    ['assistantQuota', 10_001, false],
    ['submitInterval', '', true],
    ['submitInterval', 0, true],
    ['submitInterval', 3601, false],
    ['discussionsPerDay', 1.5, false],
    ['discussionsPerDay', -1, false],
  ] as const)('%s of %j is valid: %s', (field, value, isValid) => {
    expect(isNumberValid(field, value)).toBe(isValid);
  });
});
