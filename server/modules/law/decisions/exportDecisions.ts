import { getCodeLabel } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { DECISION_OUTCOME, DECISION_VERDICT, LAW_CHANNEL, LAW_MODE } from '@/contract/codes/lawCodes';
import type { ContactDecision } from '@/contract/entities/law/contactDecision';
import { DECISION_LIST } from '@/contract/lists/monitoringLists';
import type { FileFormat } from '@/contract/lists/listDescription';
import type { CallerContext } from '../../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../../monitoring/monitoringFacade';
import { type DecisionFilter, listDecisions } from './decisionListStore';
import { serializeDecision } from './decisionWire';

const textOfRule = ({ pack, rule, article }: ContactDecision['reasons'][number]): string =>
  [pack, rule, article].filter((part) => part !== '').join(' ');

const textOfContact = ({ contactName, relation }: ContactDecision, { language }: CallerContext): string | null =>
  relation === null
    ? contactName
    : `${contactName ?? ''} (${getCodeLabel(CONTACT_RELATION, relation, language)})`.trim();

const CELLS: ExportColumns<typeof DECISION_LIST, ContactDecision> = {
  time: ({ time }) => time,
  verdict: ({ verdict }, { language }) => getCodeLabel(DECISION_VERDICT, verdict, language),
  outcome: ({ outcome }, { language }) => getCodeLabel(DECISION_OUTCOME, outcome, language),
  agent: ({ agentName }) => agentName,
  username: ({ username }) => username,
  loan: ({ loanId }) => loanId,
  contact: textOfContact,
  channel: ({ channel }, { language }) => getCodeLabel(LAW_CHANNEL, channel, language),
  rules: ({ reasons }) => reasons.map(textOfRule).join('; '),
  reason: ({ reason }) => reason,
  earliest: ({ earliest }) => earliest,
  zones: ({ zones, zoneBasis }) => `${zones.join(', ')} (${zoneBasis})`,
  packs: ({ packs }) => packs.join(', '),
  mode: ({ mode }, { language }) => getCodeLabel(LAW_MODE, mode, language),
};

/** Exports the decisions as a file (LC-03, AP-06). */
export async function exportDecisions(filter: DecisionFilter, format: FileFormat, context: CallerContext) {
  const rows = await listDecisions(filter, { offset: 0, limit: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: DECISION_LIST,
      cells: CELLS,
      rows: rows.map(serializeDecision),
      title: { cn: '联系判断记录', en: 'Contact decisions', es: 'Decisiones de contacto' },
      ...exportMetadata('contact-decisions', context),
      format,
    },
    context,
  );
}
