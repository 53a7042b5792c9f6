import { useEffect, useState } from 'react';
import { defineMessages, useMessages } from '../../../lib/messages.ts';
import classes from './help-article.module.css';

const contentsMessages = defineMessages({
  'zh-CN': { label: '本页目录' },
  'zh-HK': { label: '本頁目錄' },
  'en-US': { label: 'On this page' },
});

interface Entry {
  id: string;
  title: string;
}

/** The section that crosses the upper third of the window. */
function useActiveSection(ids: string): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find((change) => change.isIntersecting);
        if (entered !== undefined) setActive(entered.target.id);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return active;
}

export function TableOfContents({ entries }: { entries: readonly Entry[] }) {
  const m = useMessages(contentsMessages);
  const active = useActiveSection(entries.map((entry) => entry.id).join(' ')) ?? entries[0]?.id;
  return (
    <nav className={classes['contents']} aria-label={m.label}>
      <p className={classes['contentsTitle']} aria-hidden="true">
        {m.label}
      </p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
