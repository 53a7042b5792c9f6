import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';
import { locales } from '@touchstone/contract/locales';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { formMessages } from '../form-messages.ts';
import { ProblemSection } from '../parts/problem-section.tsx';
import { ExamplesField } from './examples-field.tsx';
import { statementFormMessages } from './statement-form-messages.ts';
import classes from './statement-form.module.css';
import { StatementPreview } from './statement-preview.tsx';
import { StatementTextField } from './statement-text-field.tsx';

type Pane = 'write' | 'preview';

/** Shows the statement full-screen until Escape. */
function useFocusedWriting() {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!isFocused) return undefined;
    const leave = (event: KeyboardEvent) => {
      // Ignores a key that already closed an inner element.
      if (event.key === 'Escape' && !event.defaultPrevented) setFocused(false);
    };
    document.addEventListener('keydown', leave);
    document.body.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', leave);
      document.body.style.overflow = '';
    };
  }, [isFocused]);
  return { isFocused, toggle: () => setFocused((before) => !before) };
}

export function StatementFormSection() {
  const m = useMessages(statementFormMessages);
  const words = useMessages(formMessages);
  const [pane, setPane] = useState<Pane>('write');
  const { isFocused, toggle } = useFocusedWriting();
  return (
    <div className={classes['root']} data-focused={isFocused || undefined}>
      <ProblemSection
        name="statement"
        title={words.sections.statement}
        description={<Description />}
        actions={<Actions pane={pane} onPane={setPane} isFocused={isFocused} onFocus={toggle} />}
      >
        <div className={classes['panes']} data-pane={pane}>
          <div className={classes['write']}>
            <StatementTextField name="description" isRequired={false} />
            <StatementTextField name="input" isRequired />
            <StatementTextField name="output" isRequired />
            <ExamplesField />
            <StatementTextField name="hint" isRequired={false} />
          </div>
          <div className={classes['preview']}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
            <div className={classes['previewView']} tabIndex={0} role="region" aria-label={m.preview}>
              <StatementPreview />
            </div>
          </div>
        </div>
      </ProblemSection>
    </div>
  );
}

function Description() {
  const m = useMessages(statementFormMessages);
  return (
    <>
      {m.description} {m.languagesHint}{' '}
      {locales.map((locale) => (
        <code key={locale} className={classes['mark']}>{`<!-- ${locale} -->`}</code>
      ))}{' '}
      {m.languagesRest}
    </>
  );
}

interface ActionsProps {
  pane: Pane;
  onPane: (pane: Pane) => void;
  isFocused: boolean;
  onFocus: () => void;
}

function Actions({ pane, onPane, isFocused, onFocus }: ActionsProps) {
  const m = useMessages(statementFormMessages);
  const Shape = isFocused ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <div className={classes['actions']}>
      <SegmentedControl
        className={classes['paneSwitch'] ?? ''}
        aria-label={m.view}
        value={pane}
        data={[
          { value: 'write', label: m.write },
          { value: 'preview', label: m.preview },
        ]}
        onChange={(value) => onPane(value === 'preview' ? 'preview' : 'write')}
      />
      <Button
        variant="default"
        className={classes['focusButton'] ?? ''}
        leftSection={<Shape size={16} stroke={1.75} />}
        aria-pressed={isFocused}
        onClick={onFocus}
      >
        {isFocused ? m.shrink : m.enlarge}
      </Button>
    </div>
  );
}
