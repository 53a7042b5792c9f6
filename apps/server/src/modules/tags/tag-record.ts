/** Tags and classifications in the audit log, with the field names of the contract. */
interface AuditedTag {
  name: string;
  color: string | null;
  judgeSystem: string;
  classificationId: number | null;
}

export const recordOfTag = ({ name, color, judgeSystem, classificationId }: AuditedTag) => ({
  name,
  color,
  oj: judgeSystem,
  tcid: classificationId,
});

interface AuditedClassification {
  name: string;
  judgeSystem: string;
  position: number;
}

export const recordOfClassification = ({ name, judgeSystem, position }: AuditedClassification) => ({
  name,
  oj: judgeSystem,
  rank: position,
});

export const targetOfTag = (id: number) => `tag ${String(id)}`;
export const targetOfClassification = (id: number) => `tag classification ${String(id)}`;
