/** The state of reports in the address: `false` open, `true` handled. Anything else means all. */
export const parseReportStatus = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;
