/** Tags and classifications in the audit log, with the field names of the contract. */
import { parseTranslations } from '../../platform/translated-columns.ts';

interface AuditedTag {
  name: string;
  nameTranslations: unknown;
  color: string | null;
  judgeSystem: string;
  classificationId: number | null;
}

export const recordOfTag = ({
  name,
  nameTranslations,
  color,
  judgeSystem,
  classificationId,
}: AuditedTag) => ({
  name,
  ...recordOfTranslations(nameTranslations),
  color,
  oj: judgeSystem,
  tcid: classificationId,
});

interface AuditedClassification {
  name: string;
  nameTranslations: unknown;
  judgeSystem: string;
  position: number;
}

export const recordOfClassification = ({
  name,
  nameTranslations,
  judgeSystem,
  position,
}: AuditedClassification) => ({
  name,
  ...recordOfTranslations(nameTranslations),
  oj: judgeSystem,
  rank: position,
});

/** Most names have no translations. */
const recordOfTranslations = (stored: unknown) => {
  const nameTranslations = parseTranslations(stored);
  return Object.keys(nameTranslations).length === 0 ? {} : { nameTranslations };
};

export const targetOfTag = (id: number) => `tag ${String(id)}`;
export const targetOfClassification = (id: number) => `tag classification ${String(id)}`;
