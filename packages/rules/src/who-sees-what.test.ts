/**
 * Visibility as tables: a row is a situation, a column a viewer. Viewer facts in a group or contest are built as the
 * server builds them. Tests of single rules are beside their files.
 */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import { decideProblemAccess, type ProblemFacts } from './problem-access.ts';
import {
  decideCaseAccess,
  decideSubmissionAccess,
  type ContestFacts,
  type SubmissionFacts,
} from './submission-access.ts';

interface Person {
  viewer: { id: string; role: Role } | undefined;
  standing?: GroupStanding;
  isContestAdmin?: boolean;
}

/** `owner` made the submission, or wrote the problem. */
const people = {
  guest: { viewer: undefined },
  other: { viewer: { id: 'other', role: 'default_user' } },
  muted: { viewer: { id: 'muted', role: 'no_submit_mute_user' } },
  owner: { viewer: { id: 'owner', role: 'default_user' } },
  member: { viewer: { id: 'member', role: 'default_user' }, standing: 'member' },
  groupRoot: { viewer: { id: 'group-root', role: 'default_user' }, standing: 'root' },
  contestAdmin: { viewer: { id: 'creator', role: 'default_user' }, isContestAdmin: true },
  admin: { viewer: { id: 'admin', role: 'admin' } },
  problemAdmin: { viewer: { id: 'problem-admin', role: 'problem_admin' } },
  root: { viewer: { id: 'root', role: 'root' }, isContestAdmin: true },
} as const satisfies Record<string, Person>;

const columns = Object.keys(people) as (keyof typeof people)[];

/** The cells of a row, in column order. */
const words = (row: string) => row.trim().split(/\s+/);

const seenByAll = (see: (person: Person) => string) => columns.map((column) => see(people[column]));

describe(`who sees a problem: ${columns.join(', ')}`, () => {
  const problem = (visibility: ProblemFacts['visibility'], isOfGroup: boolean) => (person: Person) =>
    decideProblemAccess(person.viewer, {
      visibility,
      authorId: 'owner',
      groupStanding: isOfGroup ? (person.standing ?? 'none') : null,
    }) === 'visible'
      ? 'yes'
      : 'no';

  test.each([
    ['public', 'public', false, 'yes yes yes yes yes yes yes yes yes yes'],
    ['private', 'private', false, 'no no no yes no no no yes yes yes'],
    ['contest', 'contest', false, 'no no no yes no no no yes yes yes'],
    ['of a group', 'public', true, 'no no no no yes yes no no no yes'],
    ['private of a group', 'private', true, 'no no no no no yes no no no yes'],
    ['contest of a group', 'contest', true, 'no no no no no yes no no no yes'],
  ] as const)('%s', (_, visibility, isOfGroup, row) => {
    expect(seenByAll(problem(visibility, isOfGroup))).toEqual(words(row));
  });

  test('a private problem of a group is visible to its author while a member', () => {
    const author = { viewer: people.owner.viewer, standing: 'member' } as const;
    expect(problem('private', true)(author)).toBe('yes');
  });
});

interface Situation {
  status?: number;
  isShared?: boolean;
  isCodeSharingAllowed?: boolean;
  areCaseResultsOpen?: boolean;
  isCodeHidden?: boolean;
  isInGroup?: boolean;
  contest?: Partial<Pick<ContestFacts, 'scoring' | 'isRunning' | 'isFrozen'>>;
}

function factsFor(person: Person, situation: Situation): SubmissionFacts {
  const isContestAdmin = person.isContestAdmin === true;
  return {
    ownerId: 'owner',
    status: situation.status ?? statuses.wrongAnswer,
    isShared: situation.isShared ?? false,
    contest:
      situation.contest === undefined
        ? null
        : {
            scoring: 'acm',
            isRunning: false,
            isFrozen: false,
            isViewerInside: true,
            ...situation.contest,
            isViewerAdmin: isContestAdmin,
          },
    groupStanding: situation.isInGroup === true ? (person.standing ?? 'none') : null,
    problem: {
      isPublic: true,
      isCodeSharingAllowed: situation.isCodeSharingAllowed ?? true,
      areCaseResultsOpen: situation.areCaseResultsOpen ?? true,
    },
  };
}

const visibilityOf = (situation: Situation) => (person: Person) =>
  decideSubmissionAccess(person.viewer, factsFor(person, situation), {
    isPublicCodeHidden: situation.isCodeHidden ?? false,
  });

const running = { isRunning: true };
const frozenOi = { scoring: 'oi', isRunning: true, isFrozen: true } as const;

describe(`who sees code: ${columns.join(', ')}`, () => {
  const code = (situation: Situation) => (person: Person) => {
    const visibility = visibilityOf(situation)(person);
    return visibility.kind === 'visible' ? visibility.code : visibility.kind;
  };

  test.each<[string, Situation, string]>([
    ['unshared', {}, 'hidden hidden hidden shown hidden hidden hidden shown shown shown'],
    ['shared', { isShared: true }, 'shown shown shown shown shown shown shown shown shown shown'],
    [
      'shared, but the problem forbids it',
      { isShared: true, isCodeSharingAllowed: false },
      'hidden hidden hidden shown hidden hidden hidden shown shown shown',
    ],
    [
      'unshared, the site hides code',
      { isCodeHidden: true },
      'hidden hidden hidden withheld hidden hidden hidden shown shown shown',
    ],
    [
      'shared, the site hides code',
      { isShared: true, isCodeHidden: true },
      'withheld withheld withheld withheld withheld withheld withheld shown shown shown',
    ],
    [
      'of a running contest',
      { contest: running },
      'login-required hidden hidden shown hidden hidden shown hidden hidden shown',
    ],
    [
      'of a contest that is over, shared',
      { isShared: true, contest: {} },
      'login-required hidden hidden shown hidden hidden shown shown shown shown',
    ],
    [
      'of a frozen OI contest',
      { contest: frozenOi },
      'login-required frozen frozen frozen frozen frozen shown frozen frozen shown',
    ],
    [
      'of a group',
      { isInGroup: true },
      'missing missing missing shown hidden shown missing missing missing shown',
    ],
    [
      'of a group, shared',
      { isInGroup: true, isShared: true },
      'missing missing missing shown shown shown missing missing missing shown',
    ],
    [
      'of a group, the site hides code',
      { isInGroup: true, isCodeHidden: true },
      'missing missing missing withheld hidden withheld missing missing missing shown',
    ],
  ])('%s', (_, situation, row) => {
    expect(seenByAll(code(situation))).toEqual(words(row));
  });
});

describe(`who sees messages of the compiler and the judge: ${columns.join(', ')}`, () => {
  const message = (situation: Situation) => (person: Person) => {
    const visibility = visibilityOf(situation)(person);
    return visibility.kind === 'visible' ? visibility.errorMessage : visibility.kind;
  };
  const { compileError: status } = statuses;

  test.each<[string, Situation, string]>([
    ['a compile error', { status }, 'hidden hidden hidden shown hidden hidden hidden shown shown shown'],
    [
      'a compile error of shared code',
      { status, isShared: true },
      'shown shown shown shown shown shown shown shown shown shown',
    ],
    [
      'a compile error of code that must not be shared',
      { status, isShared: true, isCodeSharingAllowed: false },
      'hidden hidden hidden shown hidden hidden hidden shown shown shown',
    ],
    [
      'a compile error in a running contest',
      { status, contest: running },
      'login-required contest contest shown contest contest shown contest contest shown',
    ],
    [
      'a compile error in a contest that is over',
      { status, contest: {} },
      'login-required hidden hidden shown hidden hidden shown shown shown shown',
    ],
    [
      'a compile error in a group',
      { status, isInGroup: true },
      'missing missing missing shown hidden shown missing missing missing shown',
    ],
    [
      'a system error',
      { status: statuses.systemError, isShared: true },
      `administrators administrators administrators administrators administrators administrators administrators
       shown shown shown`,
    ],
    [
      'a wrong answer',
      { status: statuses.wrongAnswer, isShared: true },
      'hidden hidden hidden hidden hidden hidden hidden hidden hidden hidden',
    ],
  ])('%s', (_, situation, row) => {
    expect(seenByAll(message(situation))).toEqual(words(row));
  });
});

describe(`who sees case results and file names: ${columns.join(', ')}`, () => {
  const cases = (situation: Situation) => (person: Person) => {
    const access = decideCaseAccess(person.viewer, factsFor(person, situation));
    return access.kind !== 'visible' ? access.kind : access.areFileNamesShown ? 'names' : 'cases';
  };

  test.each<[string, Situation, string]>([
    ['usually', {}, 'cases cases cases cases cases cases cases names names names'],
    [
      'if the problem hides them',
      { areCaseResultsOpen: false },
      'none none none none none none none none none none',
    ],
    [
      'in a running ACM contest',
      { contest: running },
      'login-required none none none none none names none none names',
    ],
    [
      'in an ACM contest that is over',
      { contest: {} },
      'login-required cases cases cases cases cases names cases cases names',
    ],
    [
      'in a running OI contest',
      { contest: { scoring: 'oi', isRunning: true } },
      'login-required none none cases none none names none none names',
    ],
    [
      'in a frozen OI contest',
      { contest: frozenOi },
      'login-required none none none none none names none none names',
    ],
    [
      'in a group',
      { isInGroup: true },
      'missing missing missing cases cases cases missing missing missing names',
    ],
  ])('%s', (_, situation, row) => {
    expect(seenByAll(cases(situation))).toEqual(words(row));
  });
});
