/** Who does what in a contest: its administrators, and the staff that they appoint for single duties. */

/** Names in the database and on the wire. */
export const staffRoles = ['balloons', 'print', 'jury'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const contestDuties = [
  /** The list of accepted submissions, and the balloons. */
  'balloons',
  /** The print queue. */
  'prints',
  /** Problems before the start, all submissions with their results, and the scoreboard behind the freeze. */
  'results',
  'announcements',
  'rejudge',
  /** Participants and staff: seats, stars, disqualification, appointments. */
  'people',
  'reveal',
  /** The form of the contest, its problems, and publishing the results. */
  'settings',
] as const;
export type ContestDuty = (typeof contestDuties)[number];

const dutiesOfStaff: Readonly<Record<StaffRole, readonly ContestDuty[]>> = {
  balloons: ['balloons'],
  print: ['prints'],
  jury: ['results', 'announcements', 'rejudge'],
};

export interface ContestPosition {
  /** Owner of the contest, root of its group, or super administrator. */
  readonly isAdmin: boolean;
  readonly staffRoles: readonly StaffRole[];
}

/** Administrators of a contest do everything in it. */
export const hasDuty = ({ isAdmin, staffRoles: roles }: ContestPosition, duty: ContestDuty): boolean =>
  isAdmin || roles.some((role) => dutiesOfStaff[role].includes(duty));

export const listDuties = (position: ContestPosition): ContestDuty[] =>
  contestDuties.filter((duty) => hasDuty(position, duty));

export const isStaffRole = (text: string): text is StaffRole =>
  (staffRoles as readonly string[]).includes(text);
