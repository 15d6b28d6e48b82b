import { CHILE_HOLIDAYS } from '../holidays/chile';
import type { RulePack } from '../lawPack';
import { createMondayToSaturdayOpening } from './weekHours';

const LIVE = ['call', 'visit'] as const;
const WRITTEN = ['sms', 'chat', 'email', 'push', 'letter'] as const;

const rule = { effect: 'deny', source: 'law', article: 'art. 37', confidence: 'high' } as const;

/** Chile: out-of-court collection (LC-02). Not compared with the official gazette. */
export const CHILE: readonly RulePack[] = [
  {
    id: 'CL',
    version: '2021-04-20',
    jurisdiction: 'CL',
    layer: 'law',
    state: 'draft',
    from: '2021-04-20',
    to: null,
    zones: ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
    sources: {
      law: { title: 'Ley 19.496, modificada por la Ley 21.320', date: '2021-04-20' },
      procedure: { title: 'Código de Procedimiento Civil', date: '1902' },
    },
    holidays: CHILE_HOLIDAYS,
    rules: [
      {
        ...rule,
        id: 'cl.hours',
        kind: 'window',
        open: createMondayToSaturdayOpening('08:00', '20:00'),
        holidays: 'closed',
        on: { channel: LIVE },
        source: 'procedure',
        article: 'art. 59',
        confidence: 'medium',
      },
      {
        ...rule,
        id: 'cl.live',
        kind: 'cap',
        channels: LIVE,
        per: ['person'],
        // It is not settled if an unanswered call is a contact.
        counts: 'attempt',
        limit: 1,
        period: { calendar: 'week' },
        on: { channel: LIVE },
      },
      {
        ...rule,
        id: 'cl.written',
        kind: 'cap',
        channels: WRITTEN,
        per: ['person'],
        counts: 'attempt',
        limit: 2,
        period: { calendar: 'week' },
        on: { channel: WRITTEN },
      },
      {
        ...rule,
        id: 'cl.apart',
        kind: 'gap',
        channels: WRITTEN,
        per: ['person'],
        counts: 'attempt',
        days: 2,
        on: { channel: WRITTEN },
      },
      { ...rule, id: 'cl.parties', kind: 'party', allow: ['borrower', 'cosigner'] },
      { ...rule, id: 'cl.stopped', kind: 'not', facts: ['sued', 'bankrupt'] },
      { ...rule, id: 'cl.content', kind: 'content', require: [], forbid: ['courtLook', 'threat'] },
    ],
  },
];
