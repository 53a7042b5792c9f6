/** A site that sells memberships, with calls as its root and its users. */
import type { BodyOf, adminMembershipCalls } from '@touchstone/contract';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';

export type Person = Awaited<ReturnType<TestServer['addUser']>>;

type PlanForm = BodyOf<(typeof adminMembershipCalls)['POST /api/admin/membership/plan']>;
type BatchForm = BodyOf<(typeof adminMembershipCalls)['POST /api/admin/membership/code-batch']>;

export interface MembershipSite {
  server: TestServer;
  root: Person;
  addPlan: (plan?: Partial<PlanForm>) => Promise<number>;
  /** The codes of a new batch, read from the export. */
  addCodes: (batch: Partial<BatchForm> & Pick<BatchForm, 'kind'>) => Promise<{ id: number; codes: string[] }>;
  /** Afterwards the open sessions are as if everybody had just logged in again. */
  passDays: (days: number) => Promise<void>;
  exportCodes: (batch: number, token?: string) => Promise<{ status: number; text: string }>;
}

export const benefitsOfLevels = [0, 1, 2, 3].map((level) => ({
  canReadSolutions: level > 1,
  assistantQuota: level * 10,
  submitInterval: null,
  discussionsPerDay: null,
}));

export async function startMembershipSite(): Promise<MembershipSite> {
  const server = await startServerWithStoppedClock();
  const root = await server.addUser({ role: 'root' });
  const { token } = root;
  await server.call('PUT /api/admin/membership/settings', {
    token,
    body: { isOpen: true, instructions: 'Transfer to the school.', benefits: benefitsOfLevels },
  });
  const exportCodes = async (batch: number, by = token) => {
    const { statusCode, body } = await server.app.inject({
      method: 'GET',
      url: `/api/admin/membership/codes?batch=${String(batch)}`,
      headers: { authorization: by },
    });
    return { status: statusCode, text: body };
  };
  return {
    server,
    root,
    exportCodes,
    passDays: async (days) => {
      server.passTime(days * 86_400);
      const openedAt = server.platform.clock();
      const expiresAt = new Date(openedAt.getTime() + 86_400_000);
      await server.platform.database.updateTable('session').set({ openedAt, expiresAt }).execute();
    },
    addPlan: async (plan = {}) => {
      const body = {
        title: '月卡',
        titleTranslations: { 'en-US': 'One month' },
        level: 1,
        days: 30,
        isAnnual: false,
        priceFen: 1990,
        position: 0,
        isOffered: true,
        ...plan,
      };
      const { envelope } = await server.call('POST /api/admin/membership/plan', { token, body });
      return (envelope.data as { id: number }).id;
    },
    addCodes: async (batch) => {
      const body = { count: 1, usesPerCode: 1, expiresAt: null, note: '', ...batch } as BatchForm;
      const { envelope } = await server.call('POST /api/admin/membership/code-batch', { token, body });
      const { id } = envelope.data as { id: number };
      const { text } = await exportCodes(id);
      return { id, codes: text.match(/[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/gu) ?? [] };
    },
  };
}
