import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings-file.ts';
import { parsePointsGroup } from './points-settings.ts';

const read = (text: string) => parsePointsGroup(parseSettings('test_group.yaml', text));
const none = {
  aggregation: undefined,
  maximum: undefined,
  requiredPasses: [],
  validatorArguments: undefined,
};

describe('the settings of a group with points', () => {
  it.each([
    ['nothing', '{}', none],
    [
      'the first draft',
      'scoring: {score: 30, aggregation: min, require_pass: [secret/a]}',
      { ...none, maximum: 30, aggregation: 'min', requiredPasses: ['secret/a'] },
    ],
    [
      'later drafts, without `scoring`',
      'max_score: 30\nscore_aggregation: min\nrequire_pass: secret/a\n',
      { ...none, maximum: 30, aggregation: 'min', requiredPasses: ['secret/a'] },
    ],
    [
      'both, where the later names win',
      'max_score: 40\nscoring: {score: 30, aggregation: sum}\n',
      { ...none, maximum: 40, aggregation: 'sum' },
    ],
    ['no bound', 'max_score: unbounded\n', { ...none, maximum: Infinity }],
    [
      'arguments of the validator',
      'output_validator_args: [case_sensitive]\n',
      { ...none, validatorArguments: ['case_sensitive'] },
    ],
    ['switched off static validation', 'static_validation_score: null\nstatic_validation: false\n', none],
  ])('%s', (_case, text, settings) => {
    expect(read(text)).toEqual(settings);
  });

  it.each([
    ['a score that is no number', 'max_score: lots\n', /neither a number nor unbounded/],
    ['static validators', 'static_validation_score: 5\n', /static validators/],
    ['arguments of submissions', 'args: [a]\n', /arguments for submissions/],
    ['an unknown key', 'max_points: 5\n', /max_points/],
  ])('%s is refused', (_case, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
