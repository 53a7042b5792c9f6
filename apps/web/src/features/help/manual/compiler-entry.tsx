import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { Language } from '../../../lib/language-list.ts';
import classes from './compiler-list.module.css';
import { languageAnchor } from './language-list.ts';
import { languageNotes, notesOf } from './language-notes.ts';
import { manualMessages } from './manual-messages.ts';

interface CompilerEntryProps {
  language: Language;
  /** Undefined if no judge has reported it. */
  version: string | undefined;
}

/** A collapsible row for one language. A URL with its anchor opens it. */
export function CompilerEntry({ language, version }: CompilerEntryProps) {
  const { name, compileCommand, template } = language;
  const notes = notesOf(name, useMessages(languageNotes));
  const m = useMessages(manualMessages);
  const anchor = languageAnchor(name);
  const { hash } = useLocation();
  const isAddressed = hash === `#${anchor}`;
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isAddressed);
  // The list arrives after the page, so the browser could not scroll to the anchor.
  useEffect(() => {
    if (isAddressed) element.current?.scrollIntoView();
  }, [isAddressed]);
  return (
    <details
      id={anchor}
      ref={element}
      className={classes['entry']}
      open={isOpen || isAddressed}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classes['summary']}>
        <IconChevronRight className={classes['arrow']} size={16} stroke={2} aria-hidden="true" />
        <span className={classes['name']}>{name}</span>
        <span className={classes['version']}>
          {[...(version === undefined ? [] : [version]), ...notes].join(' · ')}
        </span>
      </summary>
      {isOpen && (
        <div className={classes['body']}>
          <p className={classes['label']}>{m.command}</p>
          {compileCommand === null || compileCommand === '' ? (
            <p className={classes['noCommand']}>{m.noCommand}</p>
          ) : (
            <div className={classes['command']}>
              <code>{compileCommand}</code>
              <CopyButton text={compileCommand} />
            </div>
          )}
          {template !== null && template !== '' && (
            <CodeBlock code={template} language={name} label={m.sample} />
          )}
        </div>
      )}
    </details>
  );
}
