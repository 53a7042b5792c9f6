import { Select, Skeleton, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hintLevels, type HintLevel } from '@touchstone/contract/assistant-limits';
import {
  assistantSwitchQuery,
  saveAssistantSwitch,
  type AssistantSwitchState,
  type SwitchTarget,
} from '../../lib/assistant-switch.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorState } from '../error-state.tsx';
import { Sheet } from '../sheet.tsx';
import { assistantSwitchMessages } from './assistant-switch-messages.ts';
import classes from './assistant-switch.module.css';

/** Turns the assistant off in a contest, training or group, or limits its hints there. Saved at once. */
export function AssistantSwitch({ target }: { target: SwitchTarget }) {
  const m = useMessages(assistantSwitchMessages);
  const { data, isError, refetch } = useQuery(assistantSwitchQuery(target));
  return (
    <Sheet title={m.title}>
      <div className={classes['root']}>
        {data === undefined ? (
          isError ? (
            <ErrorState compact onRetry={() => void refetch()} />
          ) : (
            <Skeleton height={112} aria-busy />
          )
        ) : (
          <Fields target={target} state={data} />
        )}
      </div>
    </Sheet>
  );
}

function Fields({ target, state }: { target: SwitchTarget; state: AssistantSwitchState }) {
  const m = useMessages(assistantSwitchMessages);
  const client = useQueryClient();
  const { queryKey } = assistantSwitchQuery(target);
  const save = useMutation({
    mutationFn: (changed: AssistantSwitchState) => saveAssistantSwitch(target, changed),
    onSuccess: (_answer, changed) => {
      client.setQueryData(queryKey, changed);
      showToast('success', m.saved);
    },
  });
  const shown = save.isPending ? save.variables : state;
  const levels: { value: HintLevel | ''; label: string }[] = [
    { value: '', label: m.siteLevel },
    ...hintLevels.map((value) => ({ value, label: m.levels[value] })),
  ];
  return (
    <>
      <Switch
        checked={!shown.isOff}
        disabled={save.isPending}
        label={m.isOn}
        description={m.isOnText}
        onChange={(event) => save.mutate({ ...state, isOff: !event.currentTarget.checked })}
      />
      <Select
        label={m.highest}
        data={levels}
        value={shown.highestLevel ?? ''}
        disabled={save.isPending || shown.isOff}
        allowDeselect={false}
        onChange={(value) =>
          save.mutate({ ...state, highestLevel: hintLevels.find((level) => level === value) ?? null })
        }
      />
    </>
  );
}
