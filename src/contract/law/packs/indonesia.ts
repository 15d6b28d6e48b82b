import { INDONESIA_HOLIDAYS } from '../holidays/indonesia';
import type { RulePack } from '../lawPack';
import { createMondayToSaturdayOpening } from './weekHours';

/** Indonesia: supervised lenders (LC-02). Not compared with the official texts. */
export const INDONESIA: readonly RulePack[] = [
  {
    id: 'ID',
    version: '2023-12-22',
    jurisdiction: 'ID',
    layer: 'law',
    state: 'draft',
    from: '2023-12-22',
    to: null,
    zones: ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'],
    sources: {
      regulation: {
        title: 'POJK 22/2023, Pelindungan Konsumen dan Masyarakat di Sektor Jasa Keuangan',
        short: 'POJK 22/2023',
        date: '2023-12-22',
      },
      circular: { title: 'SEOJK 19/SEOJK.06/2023', date: '2023-11-08' },
    },
    holidays: INDONESIA_HOLIDAYS,
    rules: [
      {
        id: 'id.hours',
        kind: 'window',
        open: createMondayToSaturdayOpening('08:00', '20:00'),
        holidays: 'closed',
        effect: 'deny',
        waivedBy: ['hoursAgreed'],
        source: 'regulation',
        article: 'art. 62(2)f, (3)',
        confidence: 'high',
      },
      {
        id: 'id.parties',
        kind: 'party',
        allow: ['borrower'],
        effect: 'deny',
        on: { purpose: ['collect', 'inform', 'answer'] },
        source: 'regulation',
        article: 'art. 62(2)c',
        confidence: 'high',
      },
      {
        id: 'id.whereabouts',
        kind: 'party',
        allow: ['borrower', 'emergency'],
        effect: 'deny',
        on: { purpose: ['locate'] },
        source: 'circular',
        article: 'IX.5',
        confidence: 'high',
      },
      {
        id: 'id.whereaboutsConsent',
        kind: 'need',
        facts: ['whereaboutsAgreed'],
        effect: 'deny',
        on: { role: ['emergency'] },
        source: 'circular',
        article: 'IX.5',
        confidence: 'high',
      },
    ],
  },
];
