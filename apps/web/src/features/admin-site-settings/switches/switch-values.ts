import { siteLimits } from '@touchstone/contract/site-limits';
import type { Switches } from './api/get-switches.ts';

/** The switches and numbers of the page, by section, in the order in which they are shown. */
export const switchSections = {
  judging: {
    switches: ['openPublicJudge', 'openContestJudge', 'openGroupJudge', 'hideNonContestSubmissionCode'],
    numbers: ['defaultSubmitInterval'],
  },
  discussion: {
    switches: ['openPublicDiscussion', 'openGroupDiscussion', 'openContestComment', 'openSolutionsToAll'],
    numbers: [
      'defaultCreateDiscussionDailyLimit',
      'defaultCreateDiscussionLimit',
      'defaultCreateDiscussionACInitValue',
      'defaultCreateCommentACInitValue',
    ],
  },
  groups: {
    switches: [],
    numbers: ['defaultCreateGroupDailyLimit', 'defaultCreateGroupLimit', 'defaultCreateGroupACInitValue'],
  },
  logins: { switches: [], numbers: ['sessionMaximumDays'] },
} as const;

type Sections = typeof switchSections;
export type SectionName = keyof Sections;
export type SwitchName = Sections[SectionName]['switches'][number];
export type NumberName = Sections[SectionName]['numbers'][number];

/** A number field is empty while it is being typed. */
export type SwitchValues = Record<SwitchName, boolean> & Record<NumberName, number | string>;
export type SwitchChange = Partial<Record<SwitchName, boolean> & Record<NumberName, number>>;

export const sectionNames = Object.keys(switchSections) as SectionName[];
const switchNames = sectionNames.flatMap((name): readonly SwitchName[] => switchSections[name].switches);
export const numberNames = sectionNames.flatMap(
  (name): readonly NumberName[] => switchSections[name].numbers,
);

export function toValues(switches: Switches): SwitchValues {
  const entries = [...switchNames, ...numberNames].map((name) => [name, switches[name]]);
  return Object.fromEntries(entries) as SwitchValues;
}

/** Only changed values: concurrent changes of another administrator are kept. */
export function toChange(before: SwitchValues, values: SwitchValues): SwitchChange {
  const switches = switchNames
    .filter((name) => before[name] !== values[name])
    .map((name) => [name, values[name]]);
  const numbers = numberNames
    .filter((name) => Number(before[name]) !== Number(values[name]))
    .map((name) => [name, Number(values[name])]);
  return Object.fromEntries([...switches, ...numbers]) as SwitchChange;
}

const ranges: Partial<Record<NumberName, readonly [minimum: number, maximum: number]>> = {
  defaultSubmitInterval: [0, siteLimits.submitIntervalMaximumSeconds],
  sessionMaximumDays: [1, siteLimits.sessionDaysMaximum],
};

export const rangeOf = (name: NumberName) => ranges[name] ?? ([0, siteLimits.countMaximum] as const);

export function isAllowed(name: NumberName, value: number | string): boolean {
  if (typeof value === 'string' && value.trim() === '') return false;
  const number = Number(value);
  const [minimum, maximum] = rangeOf(name);
  return Number.isInteger(number) && number >= minimum && number <= maximum;
}
