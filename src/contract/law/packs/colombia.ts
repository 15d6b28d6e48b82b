import { COLOMBIA_HOLIDAYS } from '../holidays/colombia';
import type { RulePack } from '../lawPack';
import { createSaturdayOpening, createWorkdayOpening } from './weekHours';

const rule = { effect: 'deny', source: 'law', confidence: 'high' } as const;

/** Colombia: all collectors (LC-02). Articles 2, 3, 4, 6 and 7 were read in a copy of the text; not compared with the official gazette. */
export const COLOMBIA: readonly RulePack[] = [
  {
    id: 'CO',
    version: '2023-10-10',
    jurisdiction: 'CO',
    layer: 'law',
    state: 'draft',
    from: '2023-10-10',
    to: null,
    zones: ['America/Bogota'],
    sources: { law: { title: 'Ley 2300 de 2023', date: '2023-07-10' } },
    holidays: COLOMBIA_HOLIDAYS,
    rules: [
      {
        ...rule,
        id: 'co.hours',
        kind: 'window',
        open: [createWorkdayOpening('07:00', '19:00'), createSaturdayOpening('08:00', '15:00')],
        holidays: 'closed',
        waivedBy: ['hoursAgreed'],
        article: 'art. 3',
      },
      {
        ...rule,
        id: 'co.day',
        kind: 'cap',
        per: ['person'],
        // A sent message or a ringing call is a contact, answered or not.
        counts: 'attempt',
        limit: 1,
        period: { calendar: 'day' },
        article: 'art. 3',
      },
      {
        ...rule,
        id: 'co.channel',
        kind: 'channelLock',
        per: ['person'],
        counts: 'attempt',
        article: 'art. 3',
        // The text does not specify if its week begins on Monday.
        confidence: 'low',
      },
      { ...rule, id: 'co.parties', kind: 'party', allow: ['borrower', 'cosigner'], article: 'art. 4' },
      { ...rule, id: 'co.channelStopped', kind: 'not', facts: ['channelStopped'], article: 'art. 2' },
      {
        ...rule,
        id: 'co.visits',
        kind: 'need',
        facts: ['visitAuthorised'],
        on: { channel: ['visit'] },
        article: 'art. 6',
      },
      { ...rule, id: 'co.content', kind: 'content', require: [], forbid: ['defaultReason'], article: 'art. 7' },
    ],
  },
];
