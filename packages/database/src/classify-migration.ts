/**
 * How this works: a migration runs while servers of the previous release still serve (CONTRIBUTING.md, "How to add a table"). From
 * its statements this file decides what it does:
 *
 *   expand     adds tables, columns and indexes that the previous release ignores
 *   migrate    changes rows
 *   contract   removes what the previous release no longer uses; the file says so: `-- contract after 0.1.0: why`
 *
 * and it lists the statements that can break the previous release. Whether it violates a new constraint or needs an old index is not
 * in the statements: `-- compatible NAME: why` declares that it does not, such as a CHECK that is replaced by a wider one.
 */
import { splitAtCommas, splitStatements } from './sql-statements.ts';

export type MigrationKind = 'expand' | 'migrate' | 'contract';

export interface MigrationClass {
  kind: MigrationKind;
  /** The release whose servers must no longer run; only of a contract. */
  follows: string | undefined;
  /** Statements that the previous release may not survive. Empty for a contract, which declares them. */
  breaks: string[];
}

/** What the file itself creates or declares, in lower case: changes of these concern no earlier release. */
interface OwnNames {
  tables: ReadonlySet<string>;
  others: ReadonlySet<string>;
  compatible: ReadonlySet<string>;
}

export function classifyMigration(sql: string): MigrationClass {
  const statements = splitStatements(sql);
  const follows = /^-- contract after (\d+\.\d+\.\d+): \S/m.exec(sql)?.[1];
  if (follows !== undefined) return { kind: 'contract', follows, breaks: [] };
  const own: OwnNames = {
    tables: collect(statements, /^CREATE (?:\w+ )?TABLE (?:IF NOT EXISTS )?(\S+?)(?: |\(|$)/i),
    others: collect(
      statements,
      /^CREATE (?:OR REPLACE |UNIQUE |MATERIALIZED )*(?:INDEX|FUNCTION|TRIGGER|VIEW) (?:IF NOT EXISTS )?([^\s(]+)/i,
    ),
    compatible: new Set(
      [...sql.matchAll(/^-- compatible (\w+): \S/gm)].map(([, name = '']) => name.toLowerCase()),
    ),
  };
  const breaks = statements.filter((statement) => breaksPreviousRelease(statement, own));
  const changesRows = statements.some((statement) =>
    /^(?:INSERT|UPDATE|DELETE|MERGE|DO|WITH)\b/i.test(statement),
  );
  return { kind: changesRows ? 'migrate' : 'expand', follows, breaks };
}

function collect(statements: readonly string[], pattern: RegExp): Set<string> {
  return new Set(statements.flatMap((statement) => pattern.exec(statement)?.[1]?.toLowerCase() ?? []));
}

function breaksPreviousRelease(statement: string, own: OwnNames): boolean {
  const altered = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(statement);
  if (altered !== null) {
    const [, table = '', actions = ''] = altered;
    return (
      !own.tables.has(table.toLowerCase()) &&
      splitAtCommas(actions).some((action) => breaksTable(action, own.compatible))
    );
  }
  const dropped = /^DROP (\w+(?: VIEW)?) (?:CONCURRENTLY )?(?:IF EXISTS )?([^\s(]+)/i.exec(statement);
  if (dropped !== null) {
    const name = dropped[2]?.toLowerCase() ?? '';
    return !own.others.has(name) && !own.tables.has(name) && !own.compatible.has(name);
  }
  const unique =
    /^CREATE UNIQUE INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(\S+) ON (?:ONLY )?([^\s(]+)/i.exec(statement);
  if (unique !== null) {
    const [, name = '', table = ''] = unique;
    return !own.tables.has(table.toLowerCase()) && !own.compatible.has(name.toLowerCase());
  }
  // An index is used whatever its name is.
  return (
    /^TRUNCATE\b/i.test(statement) || /^ALTER (?!INDEX\b)\w+ .*\b(?:RENAME|SET SCHEMA)\b/i.test(statement)
  );
}

/** One action of an ALTER TABLE. */
function breaksTable(action: string, compatible: ReadonlySet<string>): boolean {
  const constraint = /^(?:ADD|DROP) CONSTRAINT (?:IF EXISTS )?(\w+)/i.exec(action);
  if (constraint !== null) return !compatible.has(constraint[1]?.toLowerCase() ?? '');
  if (/^ADD (?:CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i.test(action)) return true;
  if (/^ADD /i.test(action))
    return /\bNOT NULL\b|\bPRIMARY KEY\b/i.test(action) && !/\b(?:DEFAULT|GENERATED)\b/i.test(action);
  if (/^(?:DROP|RENAME|SET SCHEMA)\b/i.test(action)) return true;
  return /^ALTER (?:COLUMN )?\S+ (?:SET NOT NULL|(?:SET DATA )?TYPE|DROP DEFAULT|DROP IDENTITY|DROP EXPRESSION|SET GENERATED|ADD GENERATED)/i.test(
    action,
  );
}
