import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import { manualMessages } from './manual-messages.ts';
import { verdictGroups, verdictGuide, type VerdictGroup } from './verdict-guide.ts';
import classes from './verdict-guide-list.module.css';

const groups = Object.keys(verdictGroups) as VerdictGroup[];

export function VerdictGuideList() {
  const m = useMessages(manualMessages);
  return (
    <>
      <p>{m.resultsText}</p>
      {groups.map((group) => (
        <div key={group} className={classes['group']}>
          <h3 className={classes['title']}>{m[group]}</h3>
          <dl className={classes['list']}>
            {verdictGroups[group].map((status) => (
              <VerdictEntry key={status} status={status} />
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

function VerdictEntry({ status }: { status: number }) {
  const locale = useLocale();
  const names = useMessages(verdictMessages);
  const { key } = verdictOf(status);
  const { meaning, advice } = verdictGuide[locale][key];
  const { short } = names[key];
  return (
    <div className={classes['entry']}>
      <dt className={classes['mark']}>
        <VerdictMark status={status} />
        {/^[A-Z]+$/.test(short) && <span className={classes['short']}>{short}</span>}
      </dt>
      <dd className={classes['words']}>
        <p>{meaning}</p>
        <p className={classes['advice']}>{advice}</p>
      </dd>
    </div>
  );
}
