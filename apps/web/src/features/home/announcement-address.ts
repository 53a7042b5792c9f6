/** The page of announcements and the opened one are stored in the URL, so that Back leads to the page it came from. */
export interface AnnouncementAddress {
  page: number;
  /** The id of the opened announcement. */
  opened: number | undefined;
}

const parsePositive = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export const parseAnnouncementAddress = (parameters: URLSearchParams): AnnouncementAddress => ({
  page: parsePositive(parameters.get('announcementPage')) ?? 1,
  opened: parsePositive(parameters.get('announcement')),
});

/** Omits defaults and keeps unrelated parameters. */
export function writeAnnouncementAddress(
  before: URLSearchParams,
  { page, opened }: AnnouncementAddress,
): URLSearchParams {
  const after = new URLSearchParams(before);
  if (page === 1) after.delete('announcementPage');
  else after.set('announcementPage', String(page));
  if (opened === undefined) after.delete('announcement');
  else after.set('announcement', String(opened));
  return after;
}
