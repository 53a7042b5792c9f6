/**
 * The requirements of the Contest API 2023-06 for its objects: required properties and their types. Returns all faults.
 */
type Check = (value: unknown) => boolean;
type Rules = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isWhole: Check = (value) => Number.isInteger(value);
const isId: Check = (value) =>
  typeof value === 'string' && /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,35}$/.test(value) && !value.endsWith('.');
const isTime: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(value);
const isDuration: Check = (value) =>
  typeof value === 'string' && /^-?\d+:[0-5]\d:[0-5]\d\.\d{3}$/.test(value);
const isMillisecond: Check = (value) =>
  isNumber(value) && Number(value) >= 0 && Number.isInteger(Math.round(Number(value) * 1e6) / 1e3);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** May be null or absent. */
const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value);
const objectOf =
  (rules: Rules): Check =>
  (value) =>
    faultsOf(rules, value).length === 0;

const file = objectOf({ href: isText, filename: isText, mime: isText });
const image: Check = (value) =>
  file(value) &&
  objectOf({ width: isWhole, height: isWhole, mime: (mime) => String(mime).startsWith('image/') })(value);

const state: Rules = {
  started: maybe(isTime),
  frozen: maybe(isTime),
  ended: maybe(isTime),
  thawed: maybe(isTime),
  finalized: maybe(isTime),
  end_of_updates: maybe(isTime),
};

/** `isScored`: the contest counts points instead of solved problems. */
export function rulesOf(type: string, isScored: boolean): Rules | undefined {
  const scored = (rules: Rules): Rules => (isScored ? rules : {});
  const counted = (rules: Rules): Rules => (isScored ? {} : rules);
  const all: Record<string, Rules> = {
    contest: {
      id: isId,
      name: isText,
      formal_name: maybe(isText),
      start_time: maybe(isTime),
      countdown_pause_time: maybe(isDuration),
      duration: isDuration,
      scoreboard_freeze_duration: maybe(isDuration),
      scoreboard_thaw_time: maybe(isTime),
      scoreboard_type: (value) => value === (isScored ? 'score' : 'pass-fail'),
      penalty_time: isWhole,
    },
    'judgement-types': {
      id: (value) => isId(value) && /^[A-Z]{2,3}$/.test(String(value)),
      name: isText,
      penalty: isFlag,
      solved: isFlag,
    },
    languages: { id: isId, name: isText, entry_point_required: isFlag, extensions: listOf(isText) },
    problems: {
      id: isId,
      label: isText,
      name: isText,
      ordinal: isWhole,
      rgb: maybe((value) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(String(value))),
      color: maybe(isText),
      time_limit: maybe(isMillisecond),
      test_data_count: maybe(isWhole),
      ...scored({ max_score: isNumber }),
    },
    groups: { id: isId, icpc_id: maybe(isText), name: isText, type: maybe(isText) },
    organizations: { id: isId, icpc_id: maybe(isText), name: isText, formal_name: maybe(isText) },
    teams: {
      id: isId,
      icpc_id: maybe(isText),
      name: isText,
      label: isText,
      display_name: maybe(isText),
      organization_id: maybe(isId),
      group_ids: listOf(isId),
      hidden: maybe(isFlag),
      photo: maybe(listOf(image)),
    },
    state,
    submissions: {
      id: isId,
      // Only for audiences with access: `access` lists them.
      language_id: maybe(isId),
      problem_id: isId,
      team_id: isId,
      time: isTime,
      contest_time: isDuration,
      entry_point: maybe(isText),
      files: maybe((value) => listOf(file)(value) && (value as unknown[]).length === 1),
    },
    judgements: {
      id: isId,
      submission_id: isId,
      judgement_type_id: isId,
      start_time: isTime,
      start_contest_time: isDuration,
      end_time: isTime,
      end_contest_time: isDuration,
      max_run_time: maybe(isMillisecond),
      ...scored({ score: isNumber }),
    },
    runs: {
      id: isId,
      judgement_id: isId,
      ordinal: (value) => isWhole(value) && Number(value) >= 1,
      judgement_type_id: isId,
      time: isTime,
      contest_time: isDuration,
      run_time: isMillisecond,
    },
    clarifications: {
      id: isId,
      from_team_id: maybe(isId),
      to_team_id: maybe(isId),
      reply_to_id: maybe(isId),
      problem_id: maybe(isId),
      text: isText,
      time: isTime,
      contest_time: isDuration,
    },
    awards: { id: isId, citation: isText, team_ids: maybe(listOf(isId)) },
    scoreboard: {
      time: isTime,
      contest_time: isDuration,
      state: objectOf(state),
      rows: listOf(
        objectOf({
          rank: isWhole,
          team_id: isId,
          score: objectOf({
            ...counted({ num_solved: isWhole, total_time: isWhole, time: maybe(isWhole) }),
            ...scored({ score: isNumber }),
          }),
          problems: listOf(
            objectOf({
              problem_id: isId,
              num_judged: isWhole,
              num_pending: isWhole,
              time: maybe(isWhole),
              ...counted({ solved: isFlag }),
              ...scored({ score: isNumber }),
            }),
          ),
        }),
      ),
    },
  };
  return all[type];
}

/** Checks the rules only. `findFaults` also rejects unknown properties. */
export function faultsOf(rules: Rules, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return ['no object'];
  const object = value as Record<string, unknown>;
  return Object.entries(rules)
    .filter(([name, check]) => !check(object[name]))
    .map(([name]) => `${name}: ${JSON.stringify(object[name])}`);
}

export function findFaults(type: string, value: unknown, isScored: boolean): string[] {
  const rules = rulesOf(type, isScored);
  if (rules === undefined) return [`${type}: there is no such type`];
  const objects: unknown[] = Array.isArray(value) ? value : [value];
  return objects.flatMap((object) => [
    ...faultsOf(rules, object).map((fault) => `${type} ${fault}`),
    ...Object.keys(object as object)
      .filter((name) => rules[name] === undefined)
      .map((name) => `${type} ${name} is not known`),
  ]);
}
