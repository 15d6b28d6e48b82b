import { CHANNEL_RULES, isMessageChannel } from '@/contract/messageChannels';
import type { ContactOutcome, FactPeriod, ContactRecord } from '@/contract/law/contact';
import { toNumberKey, toPersonKey } from '@/contract/law/contactRole';
import type { ContactCountColumns } from './contactHistoryStore';

/** Maximum time after a call in which a result for the same contact without a call id belongs to that call. */
const RESULT_OF_CALL_MS = 30 * 60_000;
/** Number of consecutive attempts without an answer after which the borrower counts as unreachable. */
const ATTEMPTS_IN_VAIN = 3;

const RANK: readonly ContactOutcome[] = ['notConnected', 'noAnswer', 'connected', 'conversation'];

/** Results without a conversation: somebody else answered, or nothing relevant was discussed. */
const NO_CONVERSATION: readonly string[] = ['NORLVT', 'NOVLD'];

const OUTCOME_OF_STATUS: Readonly<Record<string, ContactOutcome>> = {
  NULL: 'notConnected',
  BLK: 'notConnected',
  NOA: 'noAnswer',
  DA: 'noAnswer',
  CNCT: 'connected',
};

/** Returns the outcome of a recorded result, which is stored in `state`. */
function recorded({ outcome, state }: ContactCountColumns): ContactOutcome {
  const result = OUTCOME_OF_STATUS[outcome ?? ''] ?? 'unknown';
  return result === 'connected' && !NO_CONVERSATION.includes(state) ? 'conversation' : result;
}

/** Returns the outcome of the line alone: what happened in an answered call is unknown until its result is recorded. */
function ofLine({ state, outcome }: ContactCountColumns): ContactOutcome {
  if (state !== 'ended') return 'reserved';
  return outcome === null || outcome === 'CNCT' ? 'unknown' : (OUTCOME_OF_STATUS[outcome] ?? 'unknown');
}

/** Returns the further outcome of the line and the record; without an outcome of the line, that of the record. */
function outcomeOfCall(call: ContactCountColumns, record: ContactCountColumns | undefined): ContactOutcome {
  if (record === undefined) return ofLine(call);
  const result = recorded(record);
  const line = OUTCOME_OF_STATUS[call.outcome ?? ''];
  return line === undefined || RANK.indexOf(result) > RANK.indexOf(line) ? result : line;
}

/** Counts a sent message as unanswered: without a reply nothing more is known. */
const ofMessage = ({ state, outcome }: ContactCountColumns): ContactOutcome => {
  if (state === 'sent') return 'noAnswer';
  return outcome === 'unknown' ? 'unknown' : 'reserved';
};

/** Returns the channel of a recorded contact attempt. */
const getChannel = ({ kind, channel }: ContactCountColumns): ContactRecord['channel'] => {
  if (kind === 'sms') return channel !== null && isMessageChannel(channel) ? CHANNEL_RULES[channel].lawChannel : 'sms';
  return channel === '05' ? 'chat' : 'call';
};

const getPast = (row: ContactCountColumns, outcome: ContactOutcome): ContactRecord => {
  const { at, relation, name, phone, loanId } = row;
  const isKnown = relation !== null || name !== null;
  return {
    at: at.getTime(),
    channel: getChannel(row),
    inbound: false,
    outcome,
    person: isKnown ? toPersonKey({ relation: relation ?? '', name: name ?? '', phone: phone ?? '' }) : null,
    debt: String(loanId),
    number: phone === null ? null : toNumberKey(phone),
    place: null,
    consented: false,
  };
};

const isOf = (record: ContactCountColumns, call: ContactCountColumns): boolean => {
  const after = record.at.getTime() - call.at.getTime();
  return record.contactId === call.contactId && after >= 0 && after <= RESULT_OF_CALL_MS;
};

/** Contact with its source: the call, the message, or the record of a contact outside this system. */
export interface SourcedContact<Row extends ContactCountColumns> {
  readonly row: Row;
  readonly past: ContactRecord;
}

const toldBy = <Row extends ContactCountColumns>(row: Row, outcome: ContactOutcome): SourcedContact<Row> => ({
  row,
  past: getPast(row, outcome),
});

/**
 * Lists every contact once: a call with its recorded result, a message that may have been sent, and a record of a contact
 * outside this system.
 */
export function listSourcedContacts<Row extends ContactCountColumns>(rows: readonly Row[]): SourcedContact<Row>[] {
  const records = rows.filter(({ kind }) => kind === 'record');
  const ofCall = new Map(records.toReversed().map((record) => [record.callId, record]));
  ofCall.delete(null);
  const nameless = records.filter(({ callId }) => callId === null);
  const used = new Set<Row>();
  const takeRecord = (call: Row): Row | undefined => {
    const record = ofCall.get(call.callId) ?? nameless.find((each) => !used.has(each) && isOf(each, call));
    if (record) used.add(record);
    return record;
  };
  const calls = rows
    .filter(({ kind }) => kind === 'call')
    .map((call) => toldBy(call, outcomeOfCall(call, takeRecord(call))));
  const messages = rows.filter(({ kind }) => kind === 'sms').map((message) => toldBy(message, ofMessage(message)));
  const witnessed = records.filter((record) => !used.has(record)).map((record) => toldBy(record, recorded(record)));
  return [...calls, ...messages, ...witnessed];
}

/** Lists every earlier contact once. */
export const buildContactHistory = (rows: readonly ContactCountColumns[]): ContactRecord[] =>
  listSourcedContacts(rows).map(({ past }) => past);

const isInVain = ({ outcome }: ContactRecord): boolean => outcome === 'notConnected' || outcome === 'noAnswer';

/**
 * Returns the fact that the borrower is unreachable: the latest calls, at least three, reached no person. It is derived, so
 * that no user can claim it.
 */
export function findUnreachablePeriods(history: readonly ContactRecord[]): FactPeriod[] {
  const tried = history
    .filter(({ channel, person }) => channel === 'call' && person === 'borrower')
    .toSorted((one, other) => other.at - one.at)
    .slice(0, ATTEMPTS_IN_VAIN);
  return tried.length === ATTEMPTS_IN_VAIN && tried.every(isInVain) ? [{ fact: 'borrowerUnreachable' }] : [];
}
