import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFiles, toBody } from './form-wire.ts';
import { emptyCase, newKey, newProblemValues, parseNumber } from './problem-values.ts';

const context = { origin: undefined, isRemote: false, storedLanguageIds: null, offeredLanguageIds: [] };

describe('extra files', () => {
  it('survive a round trip', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, fc.string()), { selector: ([one]) => one }), (files) => {
        const userExtraFiles = files.map(([one, content]) => ({ key: newKey(), name: one, content }));
        const { userExtraFile } = toBody({ ...newProblemValues(), userExtraFiles }, context).problem;
        const read = parseFiles(userExtraFile === null ? null : JSON.stringify(userExtraFile));
        const written = new Map(read.map((row) => [row.name, row.content]));
        expect(written).toEqual(new Map(files));
      }),
    );
  });

  it.each([
    [null, []],
    ['', []],
    ['null', []],
    ['3', []],
    ['{}', []],
    ['{"a.h":""}', [['a.h', '']]],
    ['{"a.h":1}', [['a.h', '1']]],
  ])('%j', (text, files) => {
    expect(parseFiles(text).map(({ name, content }) => [name, content])).toEqual(files);
  });
});

describe('parseNumber', () => {
  it('parses every number as it is shown', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (number) => {
        expect(parseNumber(` ${String(number)} `)).toBe(Object.is(number, -0) ? 0 : number);
      }),
    );
  });

  it.each(['', '  ', 'abc', '1 2', '1,5', '12ms', 'NaN', '--1'])('%j is no number', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('cases', () => {
  it.each([
    ['oi', '40', 40],
    ['oi', '', null],
    ['oi', 'x', null],
    ['acm', '40', null],
  ] as const)('%s with the score %j sends %j', (scoring, score, sent) => {
    const typedCases = [{ ...emptyCase(), input: '1', output: '2', score }];
    const body = toBody({ ...newProblemValues(), scoring, areCasesTyped: true, typedCases }, context);
    expect(body.samples).toEqual([{ input: '1', output: '2', score: sent, groupNum: 1 }]);
  });

  it('keep their order and their ids', () => {
    const ids = fc.array(fc.option(fc.nat(), { nil: undefined }));
    fc.assert(
      fc.property(ids, (list) => {
        const uploadedCases = list.map((id, index) => ({ ...emptyCase(), id, input: String(index) }));
        const { samples } = toBody({ ...newProblemValues(), uploadedCases }, context);
        expect(samples?.map(({ id, input }) => [id, input])).toEqual(
          list.map((id, index) => [id, String(index)]),
        );
      }),
    );
  });
});
