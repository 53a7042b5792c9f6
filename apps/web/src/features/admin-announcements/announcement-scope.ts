import type { QueryClient } from '@tanstack/react-query';

/** An announcement of the site or of a contest. */
export interface AnnouncementRow {
  id: number;
  title: string;
  content: string;
  /** Null if the account is deleted. */
  username: string | null;
  gmtCreate: string;
  gmtModified: string;
  /** 0 visible, 1 hidden. */
  status: number;
}

export type AnnouncementText = Pick<AnnouncementRow, 'title' | 'content' | 'status'>;

/** Texts that differ between announcements of the site and of a contest. */
export interface AnnouncementTexts {
  visibleOf: (title: string) => string;
  shown: string;
  hid: string;
  newTitle: string;
  editTitle: string;
  visible: string;
  /** Given if the text of an announcement is required. */
  contentEmpty?: string;
}

/** The site or a contest: how its announcements are saved, and its texts. */
export interface AnnouncementScope {
  name: string;
  /** 2 if a larger element is the heading of the page; 1 if omitted. */
  headingLevel?: 1 | 2;
  words: AnnouncementTexts;
  /** Without an id, creates a new one. */
  save: (id: number | undefined, text: AnnouncementText) => Promise<unknown>;
  show: (change: Pick<AnnouncementRow, 'id' | 'status'>) => Promise<unknown>;
  invalidate: (client: QueryClient) => Promise<unknown>;
}
