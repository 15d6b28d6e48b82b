import type * as z from 'zod/mini';
import { getCodeValues, type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { TIMELINE_KIND, CASE_STATUS } from '@/contract/codes/caseCodes';
import type { TimelineEntry, timelineQuery, timelineFileQuery } from '@/contract/entities/cases/timeline';
import type { CallerContext } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { serializeEntry } from './resultWire';
import { readTimeline } from './timelineStore';
import { INBOUND_STATE, CALL_STATUS, LOG_CHANNEL, toLogChannel, RECORDED_RESULT } from '@/contract/codes/contactCodes';
import { CLARIFICATION_STATE, CLARIFY_REASON } from '@/contract/codes/lenderCodes';
import { DEDUCTION_STATUS, DEDUCTION_TYPE, PAY_CHANNEL, REPAYMENT_CODE_TYPE } from '@/contract/codes/moneyCodes';
import { HOLD_KIND, HOLD_STEP, PREFERENCE_KIND, PREFERENCE_STEP } from '@/contract/codes/preferenceCodes';
import { OVERRIDDEN_CHANNEL, OVERRIDE_STEP } from '@/contract/codes/lawCodes';
import { REPLY_EFFECT, SMS_STATE } from '@/contract/codes/messageCodes';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import type { Language } from '@/contract/language';
import { CASE_HISTORY_FILE } from '@/contract/lists/caseLists';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';

type TimelineQuery = z.output<typeof timelineQuery> & { readonly id: string };

/** Returns a page of the timeline of a case that the caller may see, of some kinds or all. */
export async function showTimeline(
  { id, kinds, page, size }: TimelineQuery,
  context: CallerContext,
): Promise<{ result: TimelineEntry[]; totalCount: number }> {
  const chosen = kinds === undefined ? getCodeValues(TIMELINE_KIND) : [...new Set(kinds.split(','))];
  const of = await findTask(id, context);
  const { rows, totalCount } = await readTimeline(of, { kinds: chosen, page, size }, context);
  return { result: rows.map((row) => serializeEntry(row, context.caller)), totalCount };
}

type TimelineFileQuery = z.output<typeof timelineFileQuery> & { readonly id: string };

const OUTCOMES: Readonly<Record<string, CodeTable>> = {
  inbound: INBOUND_STATE,
  log: RECORDED_RESULT,
  sms: SMS_STATE,
  reply: MESSAGE_CHANNEL,
  deduction: DEDUCTION_STATUS,
  waiting: CLARIFY_REASON,
  code: REPAYMENT_CODE_TYPE,
  hold: HOLD_KIND,
  wish: PREFERENCE_KIND,
  override: OVERRIDDEN_CHANNEL,
  status: CASE_STATUS,
};

const DETAILS: Readonly<Record<string, CodeTable>> = {
  log: LOG_CHANNEL,
  sms: MESSAGE_CHANNEL,
  reply: REPLY_EFFECT,
  deduction: DEDUCTION_TYPE,
  waiting: CLARIFICATION_STATE,
  code: PAY_CHANNEL,
  hold: HOLD_STEP,
  wish: PREFERENCE_STEP,
  override: OVERRIDE_STEP,
  status: CASE_STATUS,
};

const words = (table: CodeTable | undefined, code: string | null | undefined, language: Language): string | null =>
  table && typeof code === 'string' ? getCodeLabel(table, code, language) : null;

const CELLS: ExportColumns<typeof CASE_HISTORY_FILE, TimelineEntry> = {
  time: ({ time }) => time,
  kind: ({ kind }, { language }) => getCodeLabel(TIMELINE_KIND, kind, language),
  actor: ({ actor }) => actor,
  contact: ({ contactName }) => contactName ?? null,
  callStatus: ({ callStatus }, { language }) => words(CALL_STATUS, callStatus, language),
  lineStatus: ({ lineStatus }, { language }) => words(CALL_STATUS, lineStatus, language),
  outcome: ({ kind, code }, { language }) => words(OUTCOMES[kind], code, language),
  detail: ({ kind, code, detail }, { language }) =>
    words(DETAILS[kind], kind === 'log' && detail ? toLogChannel(detail, code) : detail, language),
  amount: ({ amount }) => amount ?? null,
  currency: ({ amount, currency }) => (typeof amount === 'number' ? (currency ?? null) : null),
  text: ({ text }) => text ?? null,
  duration: ({ duration }) => duration ?? null,
  dueTime: ({ dueTime }) => dueTime ?? null,
};

/** Exports a case's timeline as a file, newest first: all entries, or the selected kinds (AP-06). */
export async function exportTimeline({ format, ...query }: TimelineFileQuery, context: CallerContext) {
  const { loanNo } = await findTask(query.id, context);
  const { result } = await showTimeline({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: CASE_HISTORY_FILE,
      cells: CELLS,
      rows: result,
      title: { cn: '案件记录', en: 'Case history', es: 'Historial del caso' },
      ...exportMetadata(`case-${loanNo}`, context),
      format,
    },
    context,
  );
}
