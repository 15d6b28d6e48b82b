import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { task } from '../database/tables/caseTables';
import { complaint, complaintEvent, complaintAllegation } from '../database/tables/complaintTables';
import {
  type ComplainingCase,
  type ComplaintDesk,
  type ComplaintsPlan,
  toComplaintEvents,
  generateComplaint,
} from './stories/generateComplaint';
import { getComplaintTexts } from './stories/getComplaintTexts';
import { createRandom } from './random';
import type { SeedConnection } from './seedConnection';

/** Number of open cases per complaint; the smallest data set has some as well. */
const CASES_PER_COMPLAINT = 150;
const AT_LEAST = 10;
const AT_MOST = 60;

/** Selects cases by the loan's number, so that the same cases have complaints in every database. */
async function complainedCases(tx: SeedConnection, { institutionId }: ComplaintsPlan): Promise<ComplainingCase[]> {
  const condition = and(
    eq(task.institutionId, institutionId),
    isNotNull(task.agentId),
    inArray(task.status, ['C01', 'C10', 'C20']),
  );
  const [counted] = await tx
    .select({ number: sql<string>`count(*)` })
    .from(task)
    .where(condition);
  const share = Math.round(Number(counted?.number ?? 0) / CASES_PER_COMPLAINT);
  return tx
    .select({
      id: task.id,
      loanNo: task.loanNo,
      borrowerName: task.borrowerName,
      agentId: task.agentId,
      groupId: task.groupId,
    })
    .from(task)
    .where(condition)
    .orderBy(sql`md5(${task.loanNo} || ' complaint')`)
    .limit(Math.min(AT_MOST, Math.max(AT_LEAST, share)));
}

/** Complaints of an institution in every state, some near their deadline and some beyond it. */
export async function seedComplaints(tx: SeedConnection, plan: ComplaintsPlan): Promise<void> {
  // Separate generator, so that other random data stays unchanged.
  const random = createRandom(plan.institutionId + 60_001);
  const desk: ComplaintDesk = { ...plan, random, words: getComplaintTexts(plan.country.institution.code) };
  const written = (await complainedCases(tx, plan))
    .flatMap((on, place) => generateComplaint(on, desk, place) ?? [])
    .toSorted((one, other) => one.order.createdAt.getTime() - other.order.createdAt.getTime());
  if (written.length === 0) return;
  const made = await tx
    .insert(complaint)
    .values(written.map(({ order }) => order))
    .returning({ id: complaint.id });
  const numbered = written.map((each, place) => ({ ...each, id: made[place]?.id ?? 0 }));
  const { institutionId } = plan;
  await tx
    .insert(complaintAllegation)
    .values(
      numbered.flatMap(({ id, matters }) => matters.map((each) => ({ ...each, institutionId, workOrderId: id }))),
    );
  await tx.insert(complaintEvent).values(numbered.flatMap((each) => toComplaintEvents(each, each.id, plan.now)));
}
