import { CASE_STATUS, type TimelineKind } from '@/contract/codes/caseCodes';
import {
  type CallStatus,
  CALL_STATUS,
  INBOUND_STATE,
  type InboundState,
  RECORDED_RESULT,
} from '@/contract/codes/contactCodes';
import { OVERRIDDEN_CHANNEL, OVERRIDE_STEP } from '@/contract/codes/lawCodes';
import { CLARIFICATION_STATE, CLARIFY_REASON } from '@/contract/codes/lenderCodes';
import { REPLY_EFFECT, type SmsState, SMS_STATE } from '@/contract/codes/messageCodes';
import {
  type DeductionStatus,
  DEDUCTION_STATUS,
  DEDUCTION_TYPE,
  PAY_CHANNEL,
  REPAYMENT_CODE_TYPE,
} from '@/contract/codes/moneyCodes';
import { HOLD_KIND, HOLD_STEP, PREFERENCE_KIND, PREFERENCE_STEP } from '@/contract/codes/preferenceCodes';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { type Tone, type Tones, CALL_RESULT_TONES, CASE_STATUS_TONES } from '@/ui/theme/tones';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CallDuration } from '../callLine/CallDuration';
import { LineStatus } from '../tabs/LineStatus';

/** Tones of how calls went. */
const CALL_TONES: Tones = {
  NULL: 'waiting',
  DA: 'bad',
  NOA: 'plain',
  BLK: 'bad',
  CNCT: 'good',
} satisfies Partial<Record<CallStatus, Tone>>;

/** Tones of incoming calls. */
const INBOUND_TONES: Tones = {
  ringing: 'working',
  answered: 'good',
  missed: 'waiting',
} satisfies Record<InboundState, Tone>;

/** Tones of how far messages have come. */
const SENT_TONES: Tones = {
  queued: 'waiting',
  sending: 'working',
  sent: 'good',
  failed: 'bad',
} satisfies Record<SmsState, Tone>;

/** Tones of the effects of replies. */
const REPLY_TONES: Tones = { optOut: 'bad' };

/** Tones of the outcomes of deductions. */
const PAID_TONES: Tones = { '0': 'waiting', '1': 'bad', '2': 'good' } satisfies Record<DeductionStatus, Tone>;

type Sentence = (entry: TimelineEntry) => ReactNode;

/** Returns 'yes' if a person is named; the messages select their form by it. */
const named = (name: string | null | undefined): string => (name ? 'yes' : 'no');
const bold = (name: string | null | undefined): ReactNode => <strong>{name}</strong>;
const money = ({ amount, currency }: TimelineEntry): ReactNode => (
  <strong>
    <Money amount={amount} currency={currency} />
  </strong>
);

const call: Sentence = ({ contactName, callStatus, duration }) => (
  <>
    <FormattedMessage id="timeline.call" values={{ named: named(contactName), who: bold(contactName) }} />{' '}
    {callStatus && <CodeLabel table={CALL_STATUS} tones={CALL_TONES} code={callStatus} />}{' '}
    {typeof duration === 'number' && duration > 0 && <CallDuration seconds={duration} />}
  </>
);

const inbound: Sentence = ({ contactName, code: state, duration }) => (
  <>
    <FormattedMessage id="timeline.inbound" values={{ named: named(contactName), who: bold(contactName) }} />{' '}
    <CodeLabel table={INBOUND_STATE} tones={INBOUND_TONES} code={state} />{' '}
    {typeof duration === 'number' && duration > 0 && <CallDuration seconds={duration} />}
  </>
);

const log: Sentence = ({ contactName, callStatus, lineStatus, code }) => (
  <>
    <FormattedMessage id="timeline.log" values={{ named: named(contactName), who: bold(contactName) }} />{' '}
    {callStatus && (
      <>
        <CodeLabel table={CALL_STATUS} code={callStatus} />
        {' · '}
      </>
    )}
    <CodeLabel table={RECORDED_RESULT} tones={CALL_RESULT_TONES} code={code} />{' '}
    {lineStatus && <LineStatus status={lineStatus} />}
  </>
);

/** Channel of a message or reply; older servers send none. */
const Channel = ({ code }: { readonly code: string | null | undefined }) =>
  code ? (
    <>
      <CodeLabel table={MESSAGE_CHANNEL} code={code} />
      {' · '}
    </>
  ) : null;

const sms: Sentence = ({ contactName, code, detail }) => (
  <>
    <FormattedMessage id="timeline.sms" values={{ named: named(contactName), who: bold(contactName) }} />{' '}
    <Channel code={detail} />
    <CodeLabel table={SMS_STATE} tones={SENT_TONES} code={code} />
  </>
);

const reply: Sentence = ({ contactName, code, detail }) => (
  <>
    <FormattedMessage id="timeline.reply" values={{ named: named(contactName), who: bold(contactName) }} />{' '}
    <Channel code={code} />
    {detail && <CodeLabel table={REPLY_EFFECT} tones={REPLY_TONES} code={detail} />}
  </>
);

const deduction: Sentence = (entry) => (
  <>
    <FormattedMessage
      id="timeline.deduction"
      values={{ amount: money(entry), way: <CodeLabel table={DEDUCTION_TYPE} code={entry.detail} /> }}
    />{' '}
    <CodeLabel table={DEDUCTION_STATUS} tones={PAID_TONES} code={entry.code} />
  </>
);

const waiting: Sentence = (entry) => (
  <FormattedMessage
    id={entry.detail === 'open' ? 'timeline.waiting' : 'timeline.waited'}
    values={{
      amount: money(entry),
      reason: <CodeLabel table={CLARIFY_REASON} code={entry.code} />,
      outcome: <CodeLabel table={CLARIFICATION_STATE} code={entry.detail} />,
    }}
  />
);

const code: Sentence = (entry) => (
  <FormattedMessage
    id="timeline.code"
    values={{
      type: <CodeLabel table={REPAYMENT_CODE_TYPE} code={entry.code} />,
      amount: money(entry),
      channel: <CodeLabel table={PAY_CHANNEL} code={entry.detail} />,
    }}
  />
);

const hold: Sentence = ({ code: kind, detail }) => (
  <>
    <CodeLabel table={HOLD_STEP} code={detail} />: <CodeLabel table={HOLD_KIND} code={kind} />
  </>
);

const preference: Sentence = ({ code: kind, detail }) => (
  <>
    <CodeLabel table={PREFERENCE_STEP} code={detail} />: <CodeLabel table={PREFERENCE_KIND} code={kind} />
  </>
);

const override: Sentence = ({ code: channel, detail, contactName }) => (
  <>
    <CodeLabel table={OVERRIDE_STEP} code={detail} />: <CodeLabel table={OVERRIDDEN_CHANNEL} code={channel} />
    {contactName && <> · {bold(contactName)}</>}
  </>
);

const status: Sentence = ({ detail, code: now }) => (
  <FormattedMessage
    id="timeline.status"
    values={{
      // A first status has no previous one.
      named: named(detail === now ? null : detail),
      before: <CodeLabel table={CASE_STATUS} code={detail} />,
      now: <CodeLabel table={CASE_STATUS} tones={CASE_STATUS_TONES} code={now} />,
    }}
  />
);

const SENTENCES: Readonly<Record<TimelineKind, Sentence>> = {
  call,
  inbound,
  log,
  sms,
  reply,
  deduction,
  waiting,
  code,
  hold,
  wish: preference,
  override,
  status,
};

/** Describes an event in a sentence. */
export function EntrySentence({ kind, entry }: { readonly kind: TimelineKind; readonly entry: TimelineEntry }) {
  return SENTENCES[kind](entry);
}
