import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { inputProgramsQuery, type InputProgram, type ProgramTrial } from '../api/input-programs.ts';
import { solutionMessages } from '../solutions/solution-messages.ts';
import { InputPrograms } from './input-programs.tsx';
import { parseLines, ProgramForm } from './program-form.tsx';
import { programMessages } from './program-messages.ts';
import { ProgramTrialView } from './program-trial.tsx';

const generator: InputProgram = {
  kind: 'generator',
  name: 'gen.cpp',
  language: 'C++ 17',
  code: 'int main() {}',
  argumentLines: ['{seed} 5', '{seed} 50'],
};
const validator: InputProgram = { ...generator, kind: 'validator', name: 'val.cpp', argumentLines: [] };
const nothing = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the programs of a problem in %s', (locale) => {
  const m = programMessages[locale];
  const load = (programs: InputProgram[] | Error | undefined, canEdit = true) =>
    renderMarkup(<InputPrograms problemId={7} canEdit={canEdit} />, {
      locale,
      queries: programs === undefined ? [] : [[inputProgramsQuery(7).queryKey, programs]],
    });

  it('are listed with their kind, and a second validator cannot be added', () => {
    const markup = load([generator, validator]);
    for (const text of ['gen.cpp', 'val.cpp', m.kinds.generator, m.kinds.validator, m.calls(2)])
      expect(markup.text).toContain(text);
    expect(markup.get('button', m.addValidator).isDisabled).toBe(true);
    expect(markup.get('button', m.addGenerator).isDisabled).toBe(false);
    expect(markup.get('button', m.try).isDisabled).toBe(false);
  });

  it('cannot be tried if there are none', () => {
    const markup = load([]);
    expect(markup.text).toContain(m.none);
    expect(markup.get('button', m.try).isDisabled).toBe(true);
  });

  it('cannot be changed while they load, or by readers', () => {
    expect(load(undefined).get('button', m.addGenerator).isDisabled).toBe(true);
    expect(load([generator], false).find('button', m.try)).toBeUndefined();
    expect(load(new Error('offline')).text).toContain(m.loadFailed);
  });

  it('show what a trial has found', () => {
    const trial: ProgramTrial = {
      fault: null,
      message: null,
      samples: [
        {
          generator: 0,
          arguments: '1 5',
          input: '3\n',
          state: 'passes',
          expected: '4\n',
          message: null,
          referenceTimeMs: 2,
        },
        {
          generator: null,
          arguments: '',
          input: 'x\n',
          state: 'invalid',
          expected: null,
          message: 'Expected integer',
          referenceTimeMs: null,
        },
      ],
    };
    const show = (changes: Partial<ProgramTrial>) =>
      renderMarkup(<ProgramTrialView trial={{ ...trial, ...changes }} generators={[generator]} />, { locale })
        .text;
    const mixed = show({});
    for (const text of ['gen.cpp 1 5', m.states.passes, m.states.invalid, 'Expected integer', m.sample])
      expect(mixed).toContain(text);
    expect(mixed).not.toContain(m.works);
    expect(show({ samples: trial.samples.slice(0, 1) })).toContain(m.works);
    const failed = show({ fault: 'generator', message: 'error: expected', samples: [] });
    expect(failed).toContain(m.faults.generator);
    expect(failed).toContain('error: expected');
  });

  it.each(['generator', 'validator'] as const)('have a form for a %s', (kind) => {
    const show = (before: InputProgram | undefined) =>
      renderMarkup(
        <ProgramForm
          kind={kind}
          before={before}
          takenNames={[]}
          languages={['C', 'C++ 17']}
          failure="Refused"
          isBusy={false}
          onSave={nothing}
          onRemove={undefined}
          onClose={nothing}
        />,
        { locale },
      );
    const markup = show(undefined);
    expect(markup.find('button', m.newTitle[kind])).toBeDefined();
    expect(show({ ...generator, kind }).find('button', m.save)).toBeDefined();
    expect(markup.get('combobox', solutionMessages[locale].language).attribute('value')).toBe('C++ 17');
    expect(markup.find('textbox', m.arguments) === undefined).toBe(kind === 'validator');
    expect(markup.find('button', m.remove)).toBeUndefined();
    expect(markup.text).toContain('Refused');
    expect(markup.text).toContain(m.codeHelp[kind]);
  });
});

describe('parseLines', () => {
  it.each([
    ['', []],
    [' {seed} 5 \n\n{seed} 9\n', ['{seed} 5', '{seed} 9']],
  ])('of %j are %j', (text, lines) => {
    expect(parseLines(text)).toEqual(lines);
  });
});
