import { PERU_HOLIDAYS } from '../holidays/peru';
import type { RulePack } from '../lawPack';
import { createWorkdayOpening } from './weekHours';

/** Peru: consumer debts, for every kind of collector (LC-02). Not compared with the official gazette. */
export const PERU: readonly RulePack[] = [
  {
    id: 'PE',
    version: '2010-10-02',
    jurisdiction: 'PE',
    layer: 'law',
    state: 'draft',
    from: '2010-10-02',
    to: null,
    zones: ['America/Lima'],
    sources: {
      code: {
        title: 'Ley 29571, Código de Protección y Defensa del Consumidor',
        short: 'Ley 29571',
        date: '2010-09-02',
      },
    },
    holidays: PERU_HOLIDAYS,
    rules: [
      {
        id: 'pe.hours',
        kind: 'window',
        open: [createWorkdayOpening('07:00', '20:00')],
        holidays: 'closed',
        effect: 'deny',
        on: { channel: ['call', 'visit'] },
        source: 'code',
        article: 'art. 62.b',
        confidence: 'high',
      },
      {
        // The text names only visits and calls.
        id: 'pe.messageHours',
        kind: 'window',
        open: [createWorkdayOpening('07:00', '20:00')],
        holidays: 'closed',
        effect: 'warn',
        on: { channel: ['sms', 'chat', 'email', 'push'] },
        source: 'code',
        article: 'art. 62.b',
        confidence: 'medium',
      },
      {
        id: 'pe.parties',
        kind: 'party',
        allow: ['borrower', 'cosigner'],
        effect: 'deny',
        source: 'code',
        article: 'art. 62',
        confidence: 'high',
      },
      {
        id: 'pe.content',
        kind: 'content',
        require: [],
        forbid: ['courtLook', 'threat'],
        effect: 'deny',
        source: 'code',
        article: 'art. 62.a, c, d, e',
        confidence: 'high',
      },
    ],
  },
];
