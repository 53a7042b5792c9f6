import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { repeatReturnedTask, returnedTasksQuery, type ReturnedTask } from '../api/returned-tasks.ts';
import { machineFaultMessages } from '../machine-fault-messages.ts';
import { returnedTaskMessages } from './returned-task-messages.ts';
import classes from './returned-tasks.module.css';

/** Shown while there are such tasks: usually there is none. */
export function ReturnedTasksSheet() {
  const m = useMessages(returnedTaskMessages);
  const queryClient = useQueryClient();
  const { data: tasks = [] } = useQuery(returnedTasksQuery);
  const repetition = useMutation({
    mutationFn: repeatReturnedTask,
    onSuccess: () => showToast('success', m.repeated),
    onSettled: () => queryClient.invalidateQueries({ queryKey: returnedTasksQuery.queryKey }),
  });
  if (tasks.length === 0) return null;
  return (
    <Sheet title={m.title} flush>
      <p className={classes['text']}>{m.text}</p>
      <ul className={classes['list']}>
        {tasks.map((task) => (
          <ReturnedTaskEntry
            key={task.taskId}
            task={task}
            isBusy={repetition.isPending && repetition.variables === task.taskId}
            onRepeat={() => repetition.mutate(task.taskId)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface ReturnedTaskEntryProps {
  task: ReturnedTask;
  isBusy: boolean;
  onRepeat: () => void;
}

function ReturnedTaskEntry({ task, isBusy, onRepeat }: ReturnedTaskEntryProps) {
  const m = useMessages(returnedTaskMessages);
  const faults = useMessages(machineFaultMessages);
  const { submissionId, taskId, fault, detail, judgeName, tries, returnedAt, repeatedAt } = task;
  const name = submissionId === null ? m.task(taskId) : m.submission(submissionId);
  return (
    <li className={classes['entry']}>
      <div className={classes['what']}>
        {submissionId === null ? name : <Link to={`/submission-detail/${String(submissionId)}`}>{name}</Link>}
        <p className={classes['reason']}>
          <strong>{faults[fault]}</strong> {detail}
        </p>
        <p className={classes['facts']}>
          <span>{m.by(judgeName)}</span>
          <span>{m.tries(tries)}</span>
          <RelativeTime value={returnedAt} />
          <span>
            {repeatedAt === null ? (
              m.waiting
            ) : (
              <>
                {m.held} <RelativeTime value={repeatedAt} />
              </>
            )}
          </span>
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        aria-label={m.repeatLabel(name)}
        onClick={onRepeat}
      >
        {m.repeat}
      </Button>
    </li>
  );
}
