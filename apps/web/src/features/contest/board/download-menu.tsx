import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { boardFormats, downloadBoard } from '../../../lib/download-board.ts';
import { useMessages } from '../../../lib/messages.ts';
import { boardMessages } from './board-messages.ts';
import type { BoardState } from './use-board.ts';

/** Downloads the whole scoreboard with the current switches, for administrators. */
export function DownloadMenu({ board, contestId }: { board: BoardState; contestId: number }) {
  const m = useMessages(boardMessages);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} aria-label={m.download} title={m.download}>
          <IconDownload size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {boardFormats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() =>
              void downloadBoard({
                contestId,
                format,
                isForced: board.force.isOn,
                withStars: board.address.withStars,
                withAfterEnd: board.withAfterEnd,
              })
            }
          >
            {m.downloads[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
