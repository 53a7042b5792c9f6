import { FormAlert } from '../../../ui/form-alert.tsx';
import classes from '../contest-states.module.css';
import { useContest } from '../use-contest.ts';
import { useRefusalText } from './refusal-text.ts';

/** On the overview, which stays open: why the other pages are closed on this device. */
export function ExamNotice() {
  const { examRefusal, stage } = useContest();
  const text = useRefusalText(examRefusal);
  if (text === undefined || stage !== 'running') return null;
  return (
    <div className={classes['notice']}>
      <FormAlert kind="warning">{text}</FormAlert>
    </div>
  );
}
