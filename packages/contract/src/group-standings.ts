/** The relation of a user to a group. Free of dependencies, so the web may import it. */

/** Indexed by their number on the wire (`auth` of a member): 0 is "no row". */
export const groupStandings = ['none', 'applying', 'refused', 'member', 'admin', 'root'] as const;
export type GroupStanding = (typeof groupStandings)[number];
