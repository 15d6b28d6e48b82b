import type * as z from 'zod/mini';
import type { addComplaintRequest } from '@/contract/entities/management/complaint';
import { Refusal } from '../../kernel/refusal';
import { listStaff } from './complaintStaffStore';
import { lockTasks, type Task } from '../cases/casesFacade';
import { addComplaintEvent } from './complaintHistoryStore';
import { addComplaint, type StoredAllegation, type StoredComplaint } from './complaintStore';
import { calculateComplaintDeadline } from './complaintDeadline';
import { publishComplaintChanged, type ComplaintMoveContext } from './moveComplaint';
import { parseRowId } from '../../values/parseRowId';
import { stripNul } from '../../values/cellText';

type RegisterComplaintInput = z.output<typeof addComplaintRequest>;
type AllegationInput = Pick<StoredAllegation, 'kind' | 'taskId' | 'loanNo'>;

/** Locks the named cases until the end of the transaction, so that a simultaneous deduction or message runs before or after. */
async function lockCases(input: RegisterComplaintInput, context: ComplaintMoveContext): Promise<[Task, ...Task[]]> {
  const rowId = [...new Set(input.matters.map(({ taskId }) => parseRowId(taskId)))];
  const [first, ...others] = await lockTasks(rowId, context);
  if (!first || others.length + 1 !== rowId.length) throw new Refusal('notFound');
  if (others.some(({ borrowerId }) => borrowerId !== first.borrowerId)) {
    throw new Refusal('invalidInput', { fields: 'matters' });
  }
  return [first, ...others];
}

/** Finds the accused user, who has worked on one of the cases; others are refused as not found. */
async function findAccused(input: RegisterComplaintInput, cases: readonly Task[], context: ComplaintMoveContext) {
  if (!input.accusedId) return null;
  const rowId = parseRowId(input.accusedId);
  const staff = await listStaff(
    cases.map(({ id }) => id),
    context,
  );
  const found = staff.find(({ id }) => id === rowId);
  if (!found) throw new Refusal('notFound');
  return found.id;
}

/** Returns each matter once. */
function distinctMatters({ matters }: RegisterComplaintInput, cases: readonly Task[]): AllegationInput[] {
  const byKey = new Map<string, AllegationInput>();
  for (const { taskId, kind } of matters) {
    const of = cases.find(({ id }) => id === parseRowId(taskId));
    if (of) byKey.set(`${of.id} ${kind}`, { kind, taskId: of.id, loanNo: of.loanNo });
  }
  return [...byKey.values()];
}

/** Adds the first line of a complaint's history. */
const noteBeginning = (
  { id, state, institutionId, summary }: StoredComplaint,
  { tx, caller, now }: ComplaintMoveContext,
): Promise<void> =>
  addComplaintEvent(
    { tx },
    {
      institutionId,
      workOrderId: id,
      actorId: caller.userId,
      actorName: caller.name,
      event: 'registered',
      fromState: null,
      toState: state,
      note: summary,
      createdAt: now,
    },
  );

/** Registers a complaint on cases of one borrower; it puts them on hold (CM-01). */
export async function registerComplaint(
  input: RegisterComplaintInput,
  context: ComplaintMoveContext,
): Promise<{ id: string }> {
  const { caller, now } = context;
  const cases = await lockCases(input, context);
  const row = await addComplaint(
    {
      institutionId: caller.institutionId,
      state: 'pending',
      channel: input.channel,
      priority: input.priority,
      summary: stripNul(input.summary),
      complainant: input.complainant ? stripNul(input.complainant) : null,
      borrowerName: cases[0].borrowerName,
      accusedId: await findAccused(input, cases, context),
      registeredById: caller.userId,
      createdAt: now,
      dueAt: calculateComplaintDeadline(now, input.channel, input.priority),
    },
    distinctMatters(input, cases),
    context,
  );
  await noteBeginning(row, context);
  await publishComplaintChanged(row.id, [], context);
  return { id: String(row.id) };
}
