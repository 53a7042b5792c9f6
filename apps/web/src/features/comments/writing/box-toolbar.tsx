import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconAt,
  IconCode,
  IconLink,
  IconList,
  IconListNumbers,
  IconSourceCode,
  type Icon,
} from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { ChangeName } from '../../../ui/markdown-editor/markdown-commands.ts';
import { EmojiPicker } from './emoji-picker.tsx';
import classes from './writing.module.css';
import { writingMessages } from './writing-messages.ts';

const tools = [
  ['code', IconCode],
  ['codeBlock', IconSourceCode],
  ['link', IconLink],
  ['list', IconList],
  ['numbers', IconListNumbers],
] as const satisfies readonly (readonly [ChangeName, Icon])[];

interface BoxToolbarProps {
  /** The label of the field that the tools change. */
  label: string;
  /** While the preview is shown. */
  isHidden: boolean;
  hasMentions: boolean;
  onChange: (name: ChangeName) => void;
  onInsert: (text: string) => void;
  /** At the right end. */
  children: ReactNode;
}

/** One tab stop; the arrow keys move between the buttons. */
export function BoxToolbar(props: BoxToolbarProps) {
  const { label, isHidden, hasMentions, onChange, onInsert, children } = props;
  const m = useMessages(writingMessages);
  return (
    <div className={classes['toolbar']}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time */}
      <div
        className={classes['tools']}
        role="toolbar"
        aria-label={`${label}: ${m.tools}`}
        data-hidden={isHidden || undefined}
        onKeyDown={moveFocus}
      >
        {tools.map(([name, Shape], index) => (
          <Tool key={name} name={m[name]} Shape={Shape} isFirst={index === 0} onUse={() => onChange(name)} />
        ))}
        {hasMentions && <Tool name={m.mention} Shape={IconAt} isFirst={false} onUse={() => onInsert('@')} />}
        <EmojiPicker onChoose={onInsert} />
      </div>
      {children}
    </div>
  );
}

function Tool(props: { name: string; Shape: Icon; isFirst: boolean; onUse: () => void }) {
  const { name, Shape, isFirst, onUse } = props;
  return (
    <Tooltip label={name}>
      <ActionIcon
        size={28}
        aria-label={name}
        tabIndex={isFirst ? 0 : -1}
        // Keeps the selection of the field while a button is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onUse}
      >
        <Shape size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  // The keys of the open list of emojis are its own.
  if (index < 0) return;
  event.preventDefault();
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
