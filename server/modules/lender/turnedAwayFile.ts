import type * as z from 'zod/mini';
import { codeLabel } from '@/contract/codes/codeTable';
import { LENDER_FIELD, LENDER_HANDLE, TURNED_AWAY_ANSWER } from '@/contract/codes/lenderCodes';
import type {
  LenderTurnedAwayRow,
  lenderTurnedAwayFileQuery,
  SentField,
} from '@/contract/entities/lender/lenderTurnedAway';
import type { Language } from '@/contract/language';
import { LENDER_TURNED_AWAY_LIST } from '@/contract/lists/lenderLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listTurnedAway } from './turnedAwayStore';
import { turnedAwayOnWire } from './turnedAwayWire';

/** Formats one side of the comparison. */
const side = (fields: readonly SentField[], name: 'sent' | 'stored', language: Language): string =>
  fields
    .flatMap((each) => (each[name] === null ? [] : [`${codeLabel(LENDER_FIELD, each.field, language)}: ${each[name]}`]))
    .join('; ');

const CELLS: ExportColumns<typeof LENDER_TURNED_AWAY_LIST, LenderTurnedAwayRow> = {
  received: ({ receivedTime }) => receivedTime,
  handleType: ({ handleType }, { language }) => codeLabel(LENDER_HANDLE, handleType, language),
  file: ({ fileName }) => fileName,
  answer: ({ answer }, { language }) => codeLabel(TURNED_AWAY_ANSWER, answer, language),
  reference: ({ reference }) => reference,
  loan: ({ loanId }) => loanId,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  sent: ({ fields }, { language }) => side(fields, 'sent', language),
  stored: ({ fields }, { language }) => side(fields, 'stored', language),
  differs: ({ fields }, { language }) =>
    fields
      .filter(({ differs }) => differs)
      .map(({ field }) => codeLabel(LENDER_FIELD, field, language))
      .join('; '),
};

/** Exports the lender's refused rows as a file (MI-01, AP-06). */
export async function turnedAwayFile(
  { format, ...asked }: z.output<typeof lenderTurnedAwayFileQuery>,
  context: CallerContext,
) {
  const { rows } = await listTurnedAway({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: LENDER_TURNED_AWAY_LIST,
      cells: CELLS,
      rows: rows.map(turnedAwayOnWire(context.caller)),
      title: { cn: '未接收的资方记录', en: 'Rows not taken in', es: 'Filas no recibidas' },
      ...exportMetadata('lender-not-taken-in', context),
      format,
    },
    context,
  );
}
