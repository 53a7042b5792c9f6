import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { findGenerationProblem } from '@touchstone/rules/user-batches';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { GeneratedUsers, GenerationRequest } from '../api/generate-users.ts';
import { generateMessages } from './generate-messages.ts';
import classes from './generate.module.css';
import {
  fieldOfProblem,
  firstValues,
  planGeneration,
  parseGeneration,
  toRequest,
  type GenerationValues,
} from './generation-values.ts';

interface GenerateFormProps {
  generation: UseMutationResult<GeneratedUsers, Error, GenerationRequest>;
  onClose: () => void;
}

const numberFields = ['from', 'to', 'passwordLength'] as const;

function useGenerationForm() {
  const m = useMessages(generateMessages);
  return useForm<GenerationValues>({
    initialValues: firstValues,
    validate: (values) => {
      const generation = parseGeneration(values);
      if (generation === undefined)
        return Object.fromEntries(
          numberFields
            .filter((field) => values[field] === '' || !Number.isInteger(Number(values[field])))
            .map((field) => [field, m.missing]),
        );
      const problem = findGenerationProblem(generation);
      return problem === undefined ? {} : { [fieldOfProblem[problem]]: m.problems[problem] };
    },
  });
}

export function GenerateForm({ generation, onClose }: GenerateFormProps) {
  const m = useMessages(generateMessages);
  const form = useGenerationForm();
  const plan = planGeneration(form.values);
  const submit = (values: GenerationValues) => {
    const wanted = parseGeneration(values);
    if (wanted !== undefined) generation.mutate(toRequest(wanted));
  };
  const number = { allowDecimal: false, hideControls: true };
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
      <p className={classes['help']}>{m.help}</p>
      {generation.error instanceof ApiError && (
        <FormAlert kind="error">{textOfApiError(generation.error)}</FormAlert>
      )}
      <div className={classes['pair']}>
        <TextInput {...form.getInputProps('prefix')} label={m.prefix} autoComplete="off" spellCheck={false} />
        <TextInput {...form.getInputProps('suffix')} label={m.suffix} autoComplete="off" spellCheck={false} />
        <NumberInput {...form.getInputProps('from')} {...number} label={m.from} />
        <NumberInput {...form.getInputProps('to')} {...number} label={m.to} />
        <NumberInput
          {...form.getInputProps('passwordLength')}
          {...number}
          label={m.passwordLength}
          description={m.passwordLengthText}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <p className={classes['plan']} role="status">
        {plan === undefined ? m.noPlan : m.plan(plan.count, plan.first, plan.last)}
      </p>
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={generation.isPending}>
          {m.generate}
        </Button>
      </div>
    </form>
  );
}
