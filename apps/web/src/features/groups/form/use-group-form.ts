import { useForm } from '@mantine/form';
import { useMessages } from '../../../lib/messages.ts';
import { groupFormMessages } from './group-form-messages.ts';
import { groupRules, type GroupValues } from './group-values.ts';

export function useGroupForm(initialValues: GroupValues) {
  const m = useMessages(groupFormMessages);
  return useForm<GroupValues>({ initialValues, validate: groupRules(m) });
}

export type GroupFormControl = ReturnType<typeof useGroupForm>;
