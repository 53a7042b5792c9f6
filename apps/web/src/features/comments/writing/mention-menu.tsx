import { VisuallyHidden } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import type { OfferedNames } from './use-mentions.ts';
import classes from './writing.module.css';
import { writingMessages } from './writing-messages.ts';

interface MentionMenuProps {
  names: OfferedNames;
  onChoose: (username: string) => void;
}

/** The names below the field. The focus stays in the field, whose keys move the highlight. */
export function MentionMenu({ names, onChoose }: MentionMenuProps) {
  const m = useMessages(writingMessages);
  const { isOpen, candidates, index } = names;
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? m.namesFound(candidates.length) : ''}</VisuallyHidden>
      {isOpen && (
        <div id={names.listId} className={classes['names']} role="listbox" aria-label={m.names}>
          {candidates.map(({ username, avatar, nickname }, position) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of the list
            <div
              key={username}
              id={names.entryId(position)}
              className={classes['name']}
              role="option"
              aria-selected={position === index}
              tabIndex={-1}
              onMouseEnter={() => names.highlight(position)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(username)}
            >
              <UserAvatar username={username} avatar={avatar} size={24} />
              <span>{username}</span>
              {nickname !== null && nickname !== '' && <small>{nickname}</small>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
