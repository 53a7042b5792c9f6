import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { moveInGrid } from './move-in-grid.ts';
import classes from './writing.module.css';
import { writingMessages } from './writing-messages.ts';

const columns = 8;

/** Those that people use about problems and code. Screen readers know the names of all of them. */
const emojis = [
  '😀 😄 😁 😂 🤣 😊 😉 😍',
  '🤔 😐 😅 😓 😢 😭 😱 😡',
  '😴 🤯 🥳 😎 🤝 👍 👎 👏',
  '🙏 💪 👀 🎉 🔥 ✨ ⭐ 💡',
  '❤️ 💔 ✅ ❌ ❓ ❗ ⏰ 🐛',
  '🚀 🏆 🥇 🎯 📌 📝 💻 ☕',
].flatMap((line) => line.split(' '));

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const next = moveInGrid(event.key, { index, columns, length: buttons.length });
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/** One tab stop; the arrow keys move between the emojis. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const m = useMessages(writingMessages);
  const [isOpen, setOpen] = useState(false);
  const choose = (emoji: string) => {
    setOpen(false);
    onChoose(emoji);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={m.emoji}>
          <ActionIcon size={28} aria-label={m.emoji} tabIndex={-1} onClick={() => setOpen(!isOpen)}>
            <IconMoodSmile size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={m.emojis}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time */}
        <div className={classes['emojis']} role="toolbar" aria-label={m.emojis} onKeyDown={moveFocus}>
          {emojis.map((emoji, index) => (
            <button
              key={emoji}
              type="button"
              className={classes['emoji']}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => choose(emoji)}
            >
              {emoji}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
