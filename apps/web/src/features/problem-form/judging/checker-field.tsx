import { Button, Modal, Select } from '@mantine/core';
import { IconCircleCheck, IconHammer } from '@tabler/icons-react';
import { findCheckerAdvice } from '@touchstone/rules/checker-advice';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { compileChecker } from '../api/compile-checker.ts';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import partClasses from '../parts/parts.module.css';
import { ProgramEditor } from '../parts/program-editor.tsx';
import { checkerSignature, isCheckerCompiled, type FormState } from '../state/form-store.ts';
import { useEpoch, useFieldError, useForm, useFormPart, useValue } from '../state/use-form.ts';
import { usualCheckerLanguage } from './checker-languages.ts';
import { judgingMessages } from './judging-messages.ts';
import classes from './judging.module.css';

interface CheckerFieldProps {
  problemId: number | undefined;
  mode: 'spj' | 'interactive';
  languages: readonly string[];
}

/** Compiles the code at the time of the click. */
function useCompile(problemId: number | undefined, mode: 'spj' | 'interactive') {
  const m = useMessages(judgingMessages);
  const form = useForm();
  return useMutation({
    mutationFn: async () => {
      const { values } = form.get();
      const files = values.judgeExtraFiles.map(({ name, content }) => [name, content] as const);
      await compileChecker({
        mode,
        groupId: form.getFacts().group?.id,
        pid: problemId,
        code: values.spjCode,
        language: values.spjLanguage,
        extraFiles: files.length === 0 ? null : Object.fromEntries(files),
      });
      return checkerSignature(values);
    },
    onSuccess: (signature) => {
      form.noteCompiled(signature);
      showToast('success', m.compiled);
    },
    onError: () => form.noteCompiled(undefined),
  });
}

export function CheckerField({ problemId, mode, languages }: CheckerFieldProps) {
  const m = useMessages(judgingMessages);
  const form = useForm();
  const epoch = useEpoch();
  const code = useValue('spjCode');
  const language = useValue('spjLanguage');
  const error = useFieldError('spjCode');
  const compile = useCompile(problemId, mode);
  const note = useId();
  const cpp = usualCheckerLanguage(languages);
  return (
    <div className={classes['checker']}>
      <div className={classes['checkerHead']}>
        <p className={partClasses['label']}>{m[mode]}</p>
        <CompileState isCompiling={compile.isPending} />
        <Select
          aria-label={m.checkerLanguage}
          data-field="spjLanguage"
          className={classes['checkerLanguage'] ?? ''}
          allowDeselect={false}
          comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
          error={useFieldError('spjLanguage')}
          value={language}
          data={optionsOf(languages, language, m.languageGone)}
          onChange={(value) => value !== null && form.set('spjLanguage', value)}
        />
        <Button
          variant="default"
          leftSection={<IconHammer size={16} stroke={1.75} />}
          loading={compile.isPending}
          disabled={code.trim() === ''}
          onClick={() => compile.mutate()}
        >
          {m.compile}
        </Button>
      </div>
      <div data-field="spjCode">
        <ProgramEditor
          text={code}
          version={epoch}
          language={language}
          label={m.checkerEditor}
          isInvalid={error !== undefined}
          onChange={(text) => form.set('spjCode', text)}
        />
        <FieldNote id={note} error={error} hint={m.checkerHint[mode]} />
      </div>
      <CompileErrorDialog
        failure={compile.error}
        onClose={compile.reset}
        onUseCpp={
          cpp.startsWith('C++')
            ? () => {
                form.set('spjLanguage', cpp);
                compile.mutate();
              }
            : undefined
        }
      />
    </div>
  );
}

/** A program in a language that no judge offers now keeps it until another is selected. */
const optionsOf = (offered: readonly string[], chosen: string, describe: (name: string) => string) => [
  ...offered.map((name) => ({ value: name, label: name })),
  ...(offered.includes(chosen) ? [] : [{ value: chosen, label: describe(chosen) }]),
];

type Compiled = 'compiled' | 'stored' | 'must';

function CompileState({ isCompiling }: { isCompiling: boolean }) {
  const m = useMessages(judgingMessages);
  const form = useForm();
  const read = (state: FormState): Compiled | undefined => {
    if (state.values.spjCode.trim() === '') return undefined;
    if (state.compiled === checkerSignature(state.values)) return 'compiled';
    return isCheckerCompiled(state, form.getFacts().isNew) ? 'stored' : 'must';
  };
  const compiled = useFormPart(form, read);
  if (isCompiling) return <span className={classes['compileState']}>{m.compiling}</span>;
  if (compiled === undefined) return <span className={classes['compileState']} />;
  return (
    <span className={classes['compileState']} data-state={compiled} role="status">
      {compiled === 'compiled' && <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />}
      {compiled === 'must' ? m.mustCompile : compiled === 'stored' ? m.stored : m.compiled}
    </span>
  );
}

interface CompileErrorDialogProps {
  failure: Error | null;
  onClose: () => void;
  /** Undefined: the site offers no C++. */
  onUseCpp: (() => void) | undefined;
}

function CompileErrorDialog({ failure, onClose, onUseCpp }: CompileErrorDialogProps) {
  const m = useMessages(judgingMessages);
  const { spjCode: code, spjLanguage: language } = useForm().get().values;
  const text = failure === null ? '' : toFormFailure(failure, {}).text;
  const advice = failure === null ? undefined : findCheckerAdvice({ code, language }, text);
  return (
    <Modal
      opened={failure !== null}
      onClose={onClose}
      title={m.compileFailed}
      size={760}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {advice !== undefined && (
        <FormAlert kind="info">
          {m.advice[advice]}
          {advice === 'testlib-needs-cpp' && onUseCpp !== undefined && (
            <Button size="xs" variant="default" ml={12} onClick={onUseCpp}>
              {m.useCpp}
            </Button>
          )}
        </FormAlert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <pre className={classes['compileError']} tabIndex={0}>
        {text}
      </pre>
    </Modal>
  );
}
