import type { RulePack, LawRule } from '../lawPack';
import { UNITED_STATES_ZONES } from './unitedStatesZones';
import { createDailyOpening } from './weekHours';

const BESIDES = ['relative', 'reference', 'emergency', 'employer', 'colleague', 'unknown'] as const;

const REGULATION = { title: 'Regulation F, 12 CFR Part 1006', short: 'Regulation F', date: '2021-11-30' };
const STATUTE = { title: 'Fair Debt Collection Practices Act, 15 USC 1692 ff.', short: 'FDCPA', date: '1977' };

const rule = { effect: 'deny', source: 'regulation', confidence: 'high' } as const;

const calls = { channels: ['call'], per: ['person', 'debt'], consentExempt: true } as const;

const RULES: readonly LawRule[] = [
  {
    ...rule,
    id: 'us.hours',
    kind: 'window',
    open: createDailyOpening('08:00', '21:00'),
    holidays: 'open',
    waivedBy: ['hoursAgreed'],
    article: '1006.6(b)(1)(i)',
  },
  {
    ...rule,
    ...calls,
    id: 'us.sevenInSeven',
    kind: 'cap',
    counts: 'attempt',
    limit: 7,
    period: { rollingDays: 7 },
    on: { channel: ['call'] },
    waivedBy: ['contactAsked'],
    article: '1006.14(b)(2)(i)(A)',
  },
  {
    ...rule,
    ...calls,
    id: 'us.afterConversation',
    kind: 'cap',
    counts: 'conversation',
    inbound: true,
    limit: 1,
    period: { rollingDays: 7 },
    on: { channel: ['call'] },
    waivedBy: ['contactAsked'],
    article: '1006.14(b)(2)(i)(B)',
  },
  {
    ...rule,
    id: 'us.parties',
    kind: 'party',
    allow: ['borrower', 'cosigner', 'spouse', 'guardian', 'attorney'],
    on: { purpose: ['collect', 'inform', 'answer'] },
    source: 'statute',
    article: '1692c(b), (d)',
  },
  {
    ...rule,
    id: 'us.locateOnce',
    kind: 'cap',
    per: ['person'],
    counts: 'attempt',
    limit: 1,
    period: { ever: true },
    on: { role: BESIDES, purpose: ['locate'] },
    waivedBy: ['locationAnswerWrong', 'contactAsked'],
    source: 'statute',
    article: '1692b(3)',
  },
  {
    ...rule,
    id: 'us.locateContent',
    kind: 'content',
    require: ['identity'],
    forbid: ['debt'],
    on: { role: BESIDES, purpose: ['locate'] },
    source: 'statute',
    article: '1692b(1), (2)',
  },
  {
    ...rule,
    id: 'us.stopped',
    kind: 'not',
    facts: ['ceased', 'bankrupt', 'disputed'],
    on: { purpose: ['collect', 'locate'] },
    source: 'statute',
    article: '1692c(c); 1692g(b); 11 USC 362(a)(6)',
  },
  {
    ...rule,
    id: 'us.attorney',
    kind: 'not',
    facts: ['attorney'],
    on: { role: ['borrower', 'cosigner', 'spouse', 'guardian', ...BESIDES] },
    source: 'statute',
    article: '1692c(a)(2)',
  },
  {
    ...rule,
    id: 'us.work',
    kind: 'not',
    facts: ['employerForbids'],
    on: { place: ['work'] },
    article: '1006.6(b)(3)',
  },
  { ...rule, id: 'us.channelStopped', kind: 'not', facts: ['channelStopped'], article: '1006.14(h)' },
  {
    ...rule,
    id: 'us.messageContent',
    kind: 'content',
    require: ['identity', 'optOut'],
    forbid: ['threat', 'courtLook'],
    on: { channel: ['sms', 'chat', 'email', 'push'] },
    article: '1006.6(e)',
  },
];

const FEDERAL = {
  id: 'US',
  jurisdiction: 'US',
  layer: 'law',
  zones: UNITED_STATES_ZONES,
  sources: { regulation: REGULATION, statute: STATUTE },
  rules: RULES,
} as const;

/** United States, federal: third-party collectors (LC-02). Not compared with the official texts. */
export const UNITED_STATES: readonly RulePack[] = [
  { ...FEDERAL, version: '2021-11-30', state: 'draft', from: '2021-11-30', to: null },
  {
    ...FEDERAL,
    version: '2027-01-31',
    // From then on, one opt-out applies to all automatic calls, unless the commission postpones it again.
    state: 'future',
    from: '2027-01-31',
    to: null,
    sources: { ...FEDERAL.sources, consumer: { title: '47 CFR 64.1200(a)(10), FCC DA 26-12', date: '2026-01-06' } },
    rules: [
      ...RULES,
      {
        ...rule,
        id: 'us.allStopped',
        kind: 'not',
        facts: ['channelStopped'],
        on: { channel: ['call', 'sms'] },
        source: 'consumer',
        article: '64.1200(a)(10)',
        confidence: 'medium',
      },
    ],
  },
];
