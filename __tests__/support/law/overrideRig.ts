import type { Approval } from '@/contract/entities/management/approval';
import type { ContactVerdict, LawfulContacts } from '@/contract/entities/law/contactVerdict';
import type { Role } from '@/contract/codes/userCodes';
import { eq } from 'drizzle-orm';
import { lawOverride } from '../../../server/database/tables/overrideTables';
import { get, send, type StoredTask } from '../cases/cases';
import { makeUser, type SignedIn, signInAs } from '../server/people';
import { type LawRig, openLawRig } from './lawRig';

/** Three in the night in Shanghai. */
export const NIGHT = '2026-11-22T19:00:00Z';
/** Ten in the morning there. */
export const DAY = '2026-11-23T02:00:00Z';

/** Request for an override. */
export interface AskedOverride {
  readonly channel?: 'call' | 'sms';
  readonly rules?: readonly string[];
  readonly reason?: string;
  readonly who?: SignedIn;
}

let number = 0;
const newKey = (): string => `override-intent-${(number += 1).toString().padStart(6, '0')}`;

/** An institution under China's pack at night, with an agent, the group's leader and an administrator. */
export async function openOverrideRig() {
  const rig: LawRig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: NIGHT });
  const { server, institutionId, groupId } = rig;
  const ids: Record<'leader' | 'admin', number> = {
    leader: await makeUser(server.database, { institutionId, groupId, role: 'leader', sendSms: true }),
    admin: await makeUser(server.database, { institutionId, role: 'admin' }),
  };
  const sign = (userId: number): Promise<SignedIn> => signInAs(server.database, userId, { now: rig.clock.now });
  const post = <Data>(who: SignedIn, path: string, body: object) =>
    send<Data>(server, who, { path: `/prod/${path}`, body, key: newKey() });
  return {
    ...rig,
    sign,
    ids,
    /** Signs in a user at the current time of the clock. */
    as: (who: 'agent' | 'leader' | 'admin'): Promise<SignedIn> => sign(who === 'agent' ? rig.agentId : ids[who]),
    person: async (role: Role, inGroup?: number): Promise<SignedIn> =>
      sign(
        await makeUser(server.database, { institutionId, role, ...(inGroup !== undefined && { groupId: inGroup }) }),
      ),
    ask: async (of: StoredTask, contactId: string, asked: AskedOverride = {}) => {
      const {
        who = await sign(rig.agentId),
        channel = 'call',
        rules = ['cn.hours'],
        reason = 'She asked for it',
      } = asked;
      const body = { taskId: String(of.id), contactId, channel, rules, reason };
      return post<{ approvalId: string; until: string }>(who, 'task/override', body);
    },
    decide: (who: SignedIn, act: 'agree' | 'refuse', id: string) =>
      post<Approval>(who, `approvals/${act}`, act === 'refuse' ? { id, reason: 'No' } : { id }),
    toDecide: async (who: SignedIn): Promise<readonly Approval[]> => {
      const input = { view: 'toDecide' };
      const { data } = await get<{ result: Approval[] }>(server, who, { path: '/prod/approvals/listing', input });
      return data.result;
    },
    /** Returns the decision about a contact that the case shows. */
    shown: async (of: StoredTask, contactId: string, channel: 'call' | 'sms' = 'call'): Promise<ContactVerdict> => {
      const { data } = await get<LawfulContacts>(server, await sign(rig.agentId), {
        path: `/prod/task/lawful/${of.id}`,
      });
      const found = data.contacts.find((each) => each.contactId === contactId);
      if (!found) throw new Error(`nothing is said of contact ${contactId}`);
      return found[channel];
    },
    overrides: (of: StoredTask) => server.database.select().from(lawOverride).where(eq(lawOverride.taskId, of.id)),
  };
}

/** Such an institution. */
export type OverrideRig = Awaited<ReturnType<typeof openOverrideRig>>;
