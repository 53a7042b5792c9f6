import { useLocale } from '../../../lib/locale.ts';
import { InlineText } from '../article/help-blocks.tsx';
import classes from './compile-tip-list.module.css';
import { compileTips } from './compile-tips.ts';

export function CompileTipList() {
  const locale = useLocale();
  return (
    <ol className={classes['root']}>
      {compileTips[locale].map(({ title, text }, index) => (
        <li key={title} className={classes['tip']}>
          <span className={classes['number']} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={classes['title']}>{title}</h3>
            <p className={classes['text']}>
              <InlineText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
