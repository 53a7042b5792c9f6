import { useMessages } from '../../../lib/messages.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useContest } from '../use-contest.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';
import { PasswordForm } from './password-form.tsx';
import { Rules } from './rules.tsx';

export function Overview() {
  const m = useMessages(overviewMessages);
  const { contest, isAccessKnown, hasAccess, isAccountAllowed } = useContest();
  const description = contest.description?.trim() ?? '';
  return (
    <div className={classes['root']}>
      <div className={classes['main']}>
        {isAccessKnown && !hasAccess && isAccountAllowed && <PasswordForm />}
        <Sheet title={m.description}>
          {description === '' ? (
            <p className={classes['lead']}>{m.noDescription}</p>
          ) : (
            <Markdown>{description}</Markdown>
          )}
        </Sheet>
      </div>
      <Rules />
    </div>
  );
}
