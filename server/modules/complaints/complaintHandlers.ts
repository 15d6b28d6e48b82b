import type { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';
import { complaintFile } from './complaintFile';
import { eventOnWire, handlerOnWire } from './complaintWire';
import { allocateComplaints } from './allocateComplaints';
import { penaliseComplaint } from './penaliseComplaint';
import { closeComplaint, processComplaint, rejectClosure, transferComplaint } from './processComplaint';
import { registerComplaint } from './registerComplaint';
import { showComplaint, showComplaints } from './showComplaint';
import { rescheduleComplaint } from './rescheduleComplaint';
import { reportComplaints } from './complaintReport';
import { complaintReportFile } from './complaintReportFile';
import { splitComplaint } from './splitComplaint';
import { withdrawPenalty } from './withdrawPenalty';
import { Refusal } from '../../kernel/refusal';
import { listHandlers, listStaff } from './complaintStaffStore';
import { findTask } from '../cases/casesFacade';
import { getHistory } from './complaintHistoryStore';
import { findComplaint } from './complaintStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of complaints, which the user interface calls work orders (§7 customer/service/…; CM-01). */
export const complaintHandlers: Handlers<typeof customerServiceCalls> = {
  lists: showComplaints,
  export: complaintFile,
  detail: ({ id }, context) => showComplaint(id, context),
  history: async ({ id }, context) => {
    const events = await getHistory((await findComplaint(id, context)).row, context);
    return events.map(eventOnWire);
  },
  staff: async ({ id }, context) => {
    const staff = await listStaff([(await findTask(id, context)).id], context);
    return staff.map((person) => ({ id: String(person.id), name: person.name }));
  },
  handlers: async (_, context) => (await listHandlers(context)).map(handlerOnWire),
  add: registerComplaint,
  allocation: async ({ id, ...allocation }, context) => {
    const [moved] = await allocateComplaints([id], allocation, context);
    if (!moved) throw new Refusal('notFound');
    return moved;
  },
  batchAllocation: async ({ ids, ...allocation }, context) => ({
    count: (await allocateComplaints(ids, allocation, context)).length,
  }),
  processing: processComplaint,
  done: closeComplaint,
  rejection: rejectClosure,
  reschedule: rescheduleComplaint,
  report: reportComplaints,
  reportFile: complaintReportFile,
  penalty: penaliseComplaint,
  penaltyWithdrawal: withdrawPenalty,
  transfer: transferComplaint,
  splitting: ({ id }, context) => splitComplaint(id, context),
};
