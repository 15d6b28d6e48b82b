import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_EFFECT } from '@/contract/codes/lawCodes';
import type { findingsFileQuery, ReplayFinding } from '@/contract/entities/law/lawReplay';
import { type FINDING_LIST, getFindingColumns } from '@/contract/lists/monitoringLists';
import type { CallerContext } from '../../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../../values/formatCsv';
import { type ExportColumns, exportWithAudit } from '../../monitoring/monitoringFacade';
import { listFindings } from './findingStore';
import type { StoredReplay } from './replayStore';

const CELLS: ExportColumns<typeof FINDING_LIST, ReplayFinding> = {
  day: ({ day }) => day,
  effect: ({ effect }, { language }) => effect && getCodeLabel(LAW_EFFECT, effect, language),
  pack: ({ pack }) => pack,
  rule: ({ rule }) => rule,
  article: ({ article }) => article,
  source: ({ source }) => source,
  agent: ({ agentName }) => agentName,
  username: ({ username }) => username,
  count: ({ count }) => count,
};

/** Exports the findings of a replay, grouped as requested, as a file (LC-07, AP-06). */
export async function exportFindings(
  replay: StoredReplay,
  { by, format }: Pick<z.output<typeof findingsFileQuery>, 'by' | 'format'>,
  context: CallerContext,
) {
  const { result: rows } = await listFindings(replay, { by, page: 1, size: EXPORT_MAX_ROWS }, context);
  const what = `past-contacts-${replay.fromDay}_${replay.toDay}`;
  return exportWithAudit(
    {
      columns: getFindingColumns(by),
      cells: CELLS,
      rows,
      title: { cn: '历史联系复查', en: 'Past contacts', es: 'Contactos pasados' },
      fileName: `saldo-${what}`,
      type: 'exportList',
      what: `${what} by ${by}, `,
      format,
    },
    context,
  );
}
