import { expect, it } from 'vitest';
import { OptionsError, parseOptions } from './options.ts';

const known = ['api', 'judge', 'web'];

it.each([
  [[], { partNames: known, isQuick: false, isJson: false }],
  [['web', 'api'], { partNames: ['api', 'web'], isQuick: false, isJson: false }],
  [['--quick'], { partNames: known, isQuick: true, isJson: false }],
  [['--json', 'judge', '--quick'], { partNames: ['judge'], isQuick: true, isJson: true }],
])('parses %j', (words, expected) => {
  expect(parseOptions(words, known)).toEqual(expected);
});

it('lists the parts when one is unknown', () => {
  expect(() => parseOptions(['api', 'sanbox'], known)).toThrow(
    new OptionsError('There is no part "sanbox". The parts are: api judge web.'),
  );
});

it.each([[['--quik']], [['--quick=yes']]])('refuses %j and lists the options', (words) => {
  expect(() => parseOptions(words, known)).toThrow(/The options are: --quick --json\.$/);
});
