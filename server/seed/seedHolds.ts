import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DecidedHoldKind } from '@/contract/holdRules';
import { caseHold } from '../database/tables/preferenceTables';
import { task } from '../database/tables/caseTables';
import { addDays, toCalendarDay, startOfDay } from '../values/toCalendarDay';
import type { ComplaintsPlan } from './stories/generateComplaint';
import type { SeedConnection } from './seedConnection';

type Story = Readonly<Record<DecidedHoldKind, string>>;

/** Number of open cases of agents per hold; the smallest data set has some as well. */
const CASES_PER_HOLD = 250;
const AT_LEAST = 6;
const AT_MOST = 60;

const SPANISH: Story = {
  dispute: 'Dice que el contrato no lleva su firma; el originador busca el expediente.',
  hardship: 'Perdió el trabajo en la fábrica; pide dos semanas hasta cobrar el finiquito.',
  death: 'La hija envió el acta de defunción; se espera la respuesta del seguro.',
  insolvency: 'El juzgado admitió el concurso; el crédito se presenta ahí.',
  attorney: 'Todo contacto va por su abogado; carta poder recibida.',
};

const CHINESE: Story = {
  dispute: '称合同并非本人签字，已请资方调取原件核对。',
  hardship: '工厂停工失业，提供了证明，等待下月发放补偿金。',
  death: '家属已提交死亡证明，等待保险公司答复。',
  insolvency: '法院已受理个人破产申请，债权已申报。',
  attorney: '已委托律师，授权书已收到，所有联系经由律师。',
};

/** Kinds of holds in order of assignment, with their remaining days; null: open end. */
const DEALT: readonly { readonly kind: DecidedHoldKind; readonly daysLeft: number | null }[] = [
  { kind: 'hardship', daysLeft: 12 },
  { kind: 'dispute', daysLeft: 0 },
  { kind: 'attorney', daysLeft: 45 },
  { kind: 'death', daysLeft: null },
  { kind: 'dispute', daysLeft: 6 },
  { kind: 'insolvency', daysLeft: null },
  { kind: 'hardship', daysLeft: 1 },
];
/** Age of the holds; a hold of today would be unrealistic. */
const DECIDED_BEFORE_MS = 3 * 86_400_000 + 5 * 3_600_000;

/** Selects cases by the loan's number, so that the same cases are held in every database. */
async function heldCases(tx: SeedConnection, institutionId: number): Promise<{ id: number; groupId: number | null }[]> {
  const condition = and(
    eq(task.institutionId, institutionId),
    isNotNull(task.agentId),
    inArray(task.status, ['C01', 'C10']),
  );
  const [counted] = await tx
    .select({ number: sql<string>`count(*)` })
    .from(task)
    .where(condition);
  const share = Math.round(Number(counted?.number ?? 0) / CASES_PER_HOLD);
  return tx
    .select({ id: task.id, groupId: task.groupId })
    .from(task)
    .where(condition)
    .orderBy(sql`md5(${task.loanNo} || ' hold')`)
    .limit(Math.min(AT_MOST, Math.max(AT_LEAST, share)));
}

/** Inserts holds of every kind for an institution: some end today, some in weeks, some are open-ended (MI-10). */
export async function seedHolds(
  tx: SeedConnection,
  { institutionId, country, users, now }: ComplaintsPlan,
): Promise<void> {
  const words = country.institution.code === 'CN' ? CHINESE : SPANISH;
  const { timeZone } = country.institution;
  const admin = users.find(({ role }) => role === 'admin');
  const rows = (await heldCases(tx, institutionId)).flatMap(({ id, groupId }, place) => {
    const dealt = DEALT[place % DEALT.length];
    const by = users.find((user) => user.role === 'leader' && user.groupId === groupId) ?? admin;
    if (!dealt || !by) return [];
    const { kind, daysLeft } = dealt;
    const at = new Date(now.getTime() - DECIDED_BEFORE_MS - (place % 9) * 3_700_000);
    const endsAt = daysLeft === null ? null : startOfDay(addDays(toCalendarDay(now, timeZone), daysLeft + 1), timeZone);
    const decided = { kind, reason: words[kind], since: at, decidedAt: at, endsAt };
    return [{ institutionId, taskId: id, ...decided, decidedById: by.id, decidedByName: by.name }];
  });
  if (rows.length > 0) await tx.insert(caseHold).values(rows);
}
