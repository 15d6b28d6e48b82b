import type * as z from 'zod/mini';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { COMPLAINT_AGE, COMPLAINT_KIND } from '@/contract/codes/complaintCodes';
import type { ComplaintReport, complaintReportQuery } from '@/contract/entities/management/complaintReport';
import type { CallerContext } from '../../access/callContext';
import { addDays, toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import { countByAge, countByKind, countComplaints, type ReportFigures } from './complaintReportStore';
import type { LocalizedText } from '@/contract/language';
import { writeSpreadsheet, XLSX_TYPE } from '../../values/spreadsheet/writeSpreadsheet';
import { addBehavior } from '../monitoring/monitoringFacade';

/** Returns the work orders visible to the caller by cause and by age, and the number completed in time (CM-01; docs/complaints.md). */
export async function reportComplaints(
  { days }: z.output<typeof complaintReportQuery>,
  context: CallerContext,
): Promise<ComplaintReport> {
  const { timeZone } = context.caller;
  const to = toCalendarDay(context.now, timeZone);
  const from = addDays(to, 1 - Number(days));
  const period = { from: startOfDay(from, timeZone), until: startOfDay(addDays(to, 1), timeZone) };
  const ages = new Map((await countByAge(context)).map((row) => [row.age, row]));
  return {
    from,
    to,
    total: await countComplaints(period, context),
    byKind: await countByKind(period, context),
    byAge: getCodeValues(COMPLAINT_AGE).map((age) => ages.get(age) ?? { age, open: 0, overdue: 0 }),
  };
}

const BY_CAUSE: LocalizedText = { cn: '按原因', en: 'By cause', es: 'Por causa' };
const BY_AGE: LocalizedText = { cn: '按时长', en: 'By age', es: 'Por antigüedad' };
const ALL: LocalizedText = { cn: '合计', en: 'All', es: 'Total' };
const CAUSE: LocalizedText = { cn: '原因', en: 'Cause', es: 'Causa' };
const AGE: LocalizedText = { cn: '登记至今', en: 'Since registration', es: 'Desde su registro' };
const OPEN: LocalizedText = { cn: '未办结', en: 'Open', es: 'Abiertas' };
const OVERDUE: LocalizedText = { cn: '已超时', en: 'Overdue', es: 'Vencidas' };
const FIGURES: readonly LocalizedText[] = [
  { cn: '期内登记', en: 'Registered', es: 'Registradas' },
  { cn: '期内办结', en: 'Completed', es: 'Concluidas' },
  { cn: '按时办结', en: 'In time', es: 'A tiempo' },
  { cn: '按时办结率 %', en: 'In time %', es: 'A tiempo %' },
  OPEN,
  OVERDUE,
];

const getShare = ({ completed, inTime }: ReportFigures): number | null =>
  completed === 0 ? null : Math.round((inTime / completed) * 1000) / 10;

const getCells = (figures: ReportFigures): (number | null)[] => [
  figures.registered,
  figures.completed,
  figures.inTime,
  getShare(figures),
  figures.open,
  figures.overdue,
];

/** Exports the report as xlsx: a sheet by cause, a sheet by age (CM-01, AP-06); the export is recorded (MO-01). */
export async function exportComplaintReport(query: z.output<typeof complaintReportQuery>, context: CallerContext) {
  const { language } = context;
  const { from, to, total, byKind, byAge } = await reportComplaints(query, context);
  const words = ({ [language]: text }: LocalizedText): string => text;
  const byCause = [
    [words(CAUSE), ...FIGURES.map(words)],
    ...byKind.map(({ kind, ...figures }) => [getCodeLabel(COMPLAINT_KIND, kind, language), ...getCells(figures)]),
    [words(ALL), ...getCells(total)],
  ];
  const ages = [
    [AGE, OPEN, OVERDUE].map(words),
    ...byAge.map(({ age, open, overdue }) => [getCodeLabel(COMPLAINT_AGE, age, language), open, overdue]),
  ];
  const { tx, caller, now, ip: socketIp } = context;
  const detail = `complaints report ${from}_${to}`;
  await addBehavior(tx, { caller, type: 'exportList', loanNo: null, detail, ip: null, socketIp, now });
  return {
    fileName: `saldo-complaints-${from}-${to}.xlsx`,
    contentType: XLSX_TYPE,
    content: await writeSpreadsheet(
      { name: words(BY_CAUSE), rows: byCause, head: { columns: 1 } },
      { name: words(BY_AGE), rows: ages, head: { columns: 1 } },
    ),
  };
}
