import { memo, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { formMessages } from '../form-messages.ts';
import { useChanges, useFieldErrors, useForm } from '../state/use-form.ts';
import classes from './parts.module.css';
import { isSectionChanged, sectionId, sectionOfField, type SectionName } from './sections.ts';

/** The last section whose start was scrolled past. */
function useCurrentSection(names: readonly SectionName[]): SectionName | undefined {
  const [current, setCurrent] = useState<SectionName>();
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * 0.3;
      const passed = names.filter((name) => {
        const section = document.getElementById(sectionId(name));
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      const root = document.documentElement;
      const isAtEnd = root.scrollHeight - window.scrollY - window.innerHeight < 4;
      setCurrent(isAtEnd && window.scrollY > 0 ? names.at(-1) : (passed.at(-1) ?? names[0]));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [names]);
  return current;
}

/** On narrow screens the contents are one scrolling line: keeps the current section visible. */
function useCurrentInSight(current: SectionName | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry !== null && entry !== undefined) list.current?.scrollTo({ left: entry.offsetLeft - 96 });
  }, [current]);
  return list;
}

/** Does not change the address: the guard of unsaved changes would treat it as leaving. */
function jump(event: MouseEvent, name: SectionName): void {
  event.preventDefault();
  const section = document.getElementById(sectionId(name));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The current section, changed sections, and sections with errors. */
export const TableOfContents = memo(function TableOfContents({ names }: { names: readonly SectionName[] }) {
  const m = useMessages(formMessages);
  const current = useCurrentSection(names);
  const list = useCurrentInSight(current);
  const changes = useChanges(useForm());
  const errors = useFieldErrors();
  return (
    <nav className={classes['contents']} aria-label={m.contents}>
      <ol ref={list}>
        {names.map((name) => {
          const count = errors.filter(({ field }) => sectionOfField(field) === name).length;
          const isChanged = isSectionChanged(name, changes);
          const title = m.sections[name];
          const label = count > 0 ? m.errorsIn(title, count) : isChanged ? m.changedIn(title) : title;
          return (
            <li key={name}>
              <a
                className={classes['entry']}
                href={`#${sectionId(name)}`}
                aria-label={label}
                aria-current={name === current ? 'location' : undefined}
                onClick={(event) => jump(event, name)}
              >
                {title}
                {count > 0 && <span className={classes['entryFaults']}>{count}</span>}
                {count === 0 && isChanged && <span className={classes['entryChanged']} />}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
