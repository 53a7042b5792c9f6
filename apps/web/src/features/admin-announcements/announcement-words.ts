import type { QueryClient } from '@tanstack/react-query';

/** An announcement of the site or of a contest. */
export interface AnnouncementRow {
  id: number;
  title: string;
  content: string;
  /** Null: the account is deleted. */
  username: string | null;
  gmtCreate: string;
  /** 0 visible, 1 hidden. */
  status: number;
}

export type AnnouncementText = Pick<AnnouncementRow, 'title' | 'content' | 'status'>;

/** What differs between the places where announcements are shown. */
export interface AnnouncementWords {
  visibleOf: (title: string) => string;
  shown: string;
  hid: string;
  newTitle: string;
  editTitle: string;
  visible: string;
  /** Only where an announcement needs a text. */
  contentEmpty?: string;
}

/** Where the announcements of a place are kept. */
export interface AnnouncementPlace {
  name: string;
  words: AnnouncementWords;
  /** Without an id it is a new one. */
  save: (id: number | undefined, text: AnnouncementText) => Promise<unknown>;
  show: (change: Pick<AnnouncementRow, 'id' | 'status'>) => Promise<unknown>;
  forget: (client: QueryClient) => Promise<unknown>;
}
