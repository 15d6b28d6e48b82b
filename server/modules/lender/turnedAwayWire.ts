import { getCodeValues } from '@/contract/codes/codeTable';
import { LENDER_FIELD, type LenderField } from '@/contract/codes/lenderCodes';
import type { RejectedItemRow, SentField } from '@/contract/entities/lender/lenderTurnedAway';
import { toMinorUnits } from '@/contract/minor';
import type { Caller } from '../../kernel/caller';
import { serializeTime, toWire, toWireOrNull } from '../../values/wire';
import { PAID_BY } from './intake/lenderColumns';
import type { StoredRejectedItem } from './turnedAwayStore';

type Content = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<LenderField, string | null>>;
type Digits = Pick<Caller, 'currencyDigits'>;

/** Maximum number of characters shown of a refused field. */
const REFUSED_TEXT_MAX = 200;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const payer = (type: unknown): string | null => Object.entries(PAID_BY).find(([, code]) => code === type)?.[0] ?? null;

/** Formats the columns of an event, as named in the database or the staging table. */
function getTexts(row: Content, { currencyDigits }: Digits): Texts {
  const amount = row['amount'];
  const at = row['value_at'];
  return {
    kind: textOrNull(row['kind']),
    loanNo: textOrNull(row['loan_no']),
    amount: typeof amount === 'number' ? toWire(toMinorUnits(amount), currencyDigits).toFixed(currencyDigits) : null,
    currency: textOrNull(row['currency']),
    valueTime: typeof at === 'string' ? serializeTime(new Date(at)) : null,
    ofReference: textOrNull(row['of_reference']),
    newDueDay: textOrNull(row['new_due_day']),
    paidBy: payer(row['pay_type']),
    reason: textOrNull(row['reason']),
  };
}

const storedTexts = (stored: StoredRejectedItem['stored'], digits: Digits): Texts =>
  stored === null
    ? getTexts({}, digits)
    : getTexts(
        {
          ...stored,
          loan_no: stored.loanNo,
          value_at: stored.valueAt.toISOString(),
          of_reference: stored.ofReference,
          new_due_day: stored.newDueDay,
          pay_type: stored.payType,
        },
        digits,
      );

const isContent = (content: unknown): content is Content => typeof content === 'object' && content !== null;
const toContent = ({ content }: StoredRejectedItem): Content => (isContent(content) ? content : {});

function compareFields(row: StoredRejectedItem, digits: Digits): SentField[] {
  const { answer, stored } = row;
  const sent = getTexts(toContent(row), digits);
  const there = storedTexts(stored, digits);
  return getCodeValues(LENDER_FIELD).flatMap((field) =>
    sent[field] === null && there[field] === null
      ? []
      : [
          {
            field,
            sent: sent[field],
            stored: there[field],
            differs: answer === 'contradictory' && sent[field] !== there[field],
          },
        ],
  );
}

const refusedFields = (content: Content): SentField[] =>
  Object.entries(content).map(([field, value]) => ({
    field: field.slice(0, REFUSED_TEXT_MAX),
    sent: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, REFUSED_TEXT_MAX),
    stored: null,
    differs: false,
  }));

const isFile = (handle: string): boolean => handle === 'file' || handle === 'screen';

/** Converts a refused row to its wire shape. */
export const serializeRejectedItem =
  (digits: Digits) =>
  (row: StoredRejectedItem): RejectedItemRow => {
    const content = toContent(row);
    return {
      id: String(row.id),
      receivedTime: serializeTime(row.receivedAt),
      handleType: row.handle,
      fileName: isFile(row.handle) ? row.name : null,
      answer: row.answer,
      reference: row.reference,
      loanId: textOrNull(content['loan_no'] ?? content['loanNo']),
      amount: toWireOrNull(row.amount, digits.currencyDigits),
      currency: row.currency,
      fields: row.answer === 'refused' ? refusedFields(content) : compareFields(row, digits),
    };
  };
