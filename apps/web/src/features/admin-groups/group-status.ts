/** The state of a group in the address: 0 normal, 1 banned. Anything else means all. */
export const parseGroupStatus = (text: string): 0 | 1 | undefined =>
  text === '0' ? 0 : text === '1' ? 1 : undefined;
