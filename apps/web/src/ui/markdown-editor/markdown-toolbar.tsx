import { ActionIcon, FileButton, Tooltip } from '@mantine/core';
import {
  IconBold,
  IconBlockquote,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMath,
  IconMathFunction,
  IconPhotoPlus,
  IconSourceCode,
  IconTable,
  type Icon,
} from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { useMessages } from '../../lib/messages.ts';
import type { ChangeName } from './markdown-commands.ts';
import { markdownEditorMessages } from './markdown-editor-messages.ts';
import classes from './markdown-editor.module.css';
import { shownKey } from './markdown-keys.ts';

const groups: readonly (readonly (readonly [ChangeName, Icon])[])[] = [
  [
    ['heading', IconHeading],
    ['bold', IconBold],
    ['italic', IconItalic],
  ],
  [
    ['formula', IconMath],
    ['formulaBlock', IconMathFunction],
    ['code', IconCode],
    ['codeBlock', IconSourceCode],
  ],
  [
    ['list', IconList],
    ['numbers', IconListNumbers],
    ['quote', IconBlockquote],
    ['table', IconTable],
    ['link', IconLink],
  ],
];

interface MarkdownToolbarProps {
  /** The label of the editor that the toolbar controls. */
  label: string;
  onChange: (name: ChangeName) => void;
  /** Undefined: uploads are not available. */
  onFiles: ((files: File[]) => void) | undefined;
}

/** One tab stop; the arrow keys move between the buttons. */
export function MarkdownToolbar({ label, onChange, onFiles }: MarkdownToolbarProps) {
  const m = useMessages(markdownEditorMessages);
  const forgetFiles = useRef<() => void>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time
    <div
      className={classes['toolbar']}
      role="toolbar"
      aria-label={`${label}: ${m.toolbar}`}
      onKeyDown={moveFocus}
    >
      {groups.map((group, index) => (
        <div key={group[0]?.[0] ?? index} className={classes['group']}>
          {group.map(([name, Shape]) => (
            <ToolButton
              key={name}
              name={m[name]}
              shortcut={shownKey(name)}
              isFirst={name === 'heading'}
              Shape={Shape}
              onClick={() => onChange(name)}
            />
          ))}
        </div>
      ))}
      {onFiles !== undefined && (
        <FileButton
          multiple
          resetRef={forgetFiles}
          onChange={(files) => {
            onFiles(files);
            // Allows selecting the same file again after a refusal.
            forgetFiles.current?.();
          }}
        >
          {({ onClick }) => (
            <ToolButton
              name={m.upload}
              shortcut={undefined}
              isFirst={false}
              Shape={IconPhotoPlus}
              onClick={onClick}
            />
          )}
        </FileButton>
      )}
    </div>
  );
}

interface ToolButtonProps {
  name: string;
  shortcut: string | undefined;
  isFirst: boolean;
  Shape: Icon;
  onClick: () => void;
}

function ToolButton({ name, shortcut, isFirst, Shape, onClick }: ToolButtonProps) {
  const m = useMessages(markdownEditorMessages);
  return (
    <Tooltip label={shortcut === undefined ? name : m.withKey(name, shortcut)}>
      <ActionIcon
        size={28}
        aria-label={name}
        tabIndex={isFirst ? 0 : -1}
        // Keeps the selection of the editor while a button is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
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
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
