import { IconInfoCircle } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { questionMessages } from './question-messages.ts';
import classes from './questions.module.css';

/** The three points about questions in a contest. */
export function QuestionNotice() {
  const m = useMessages(questionMessages);
  return (
    <section className={classes['notice']} aria-label={m.noticeTitle}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <h2 className={classes['noticeTitle']}>{m.noticeTitle}</h2>
        <ol className={classes['points']}>
          <li>{m.notice.first}</li>
          <li>{m.notice.second}</li>
          <li>{m.notice.third}</li>
        </ol>
      </div>
    </section>
  );
}
