import { describe, expect, it } from 'vitest';
import { OptionsError, parseOptions } from './options.ts';

describe('the options of the cluster', () => {
  it('have defaults', () => {
    expect(parseOptions([])).toEqual({
      task: 'run',
      servers: 3,
      judges: 4,
      teams: 20,
      minutes: 4,
      submissions: 3,
    });
  });

  it('are numbers and a task', () => {
    const words = '--servers 2 --judges 1 --rehearse --teams 5 --minutes 1.5 --submissions 2'.split(' ');
    expect(parseOptions(words)).toEqual({
      task: 'rehearse',
      servers: 2,
      judges: 1,
      teams: 5,
      minutes: 1.5,
      submissions: 2,
    });
    expect(parseOptions(['--measure']).task).toBe('measure');
  });

  it.each([
    ['--servers', '0'],
    ['--servers', '1.5'],
    ['--judges', ''],
    ['--teams', 'many'],
    ['--nodes', '2'],
    ['--rehearse', '--measure'],
  ])('refuse %s %s', (...words) => {
    expect(() => parseOptions(words)).toThrow(OptionsError);
  });
});
