import { downloadFile } from './api/download-file.ts';
import { getLocale } from './locale.ts';
import { session } from './session.ts';

export const boardFormats = ['xlsx', 'csv'] as const;
export type BoardFormat = (typeof boardFormats)[number];

interface WantedBoard {
  contestId: number;
  format: BoardFormat;
  /** Includes results after the freeze. */
  isForced?: boolean;
  withStars?: boolean;
  withAfterEnd?: boolean;
}

/** Downloads the whole scoreboard of a contest, for users who manage it. */
export const downloadBoard = ({
  contestId,
  format,
  isForced = false,
  withStars = true,
  withAfterEnd = false,
}: WantedBoard) => {
  const query = new URLSearchParams({
    cid: String(contestId),
    forceRefresh: String(isForced),
    removeStar: String(!withStars),
    containEnd: String(withAfterEnd),
    format,
  });
  return downloadFile({
    url: `/api/file/download-contest-rank?${query.toString()}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `contest_${String(contestId)}_rank.${format}`,
  });
};
