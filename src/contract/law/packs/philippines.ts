import type { RulePack } from '../lawPack';
import { createDailyOpening } from './weekHours';

const place = { jurisdiction: 'PH', layer: 'law', state: 'draft', to: null, zones: ['Asia/Manila'] } as const;

const rule = { effect: 'deny', source: 'circular', confidence: 'high' } as const;

/** The Philippines: lending and financing companies, and their agents (LC-02). Not compared with the official text. */
export const PHILIPPINES: readonly RulePack[] = [
  {
    ...place,
    id: 'PH',
    version: '2019-09-07',
    from: '2019-09-07',
    sources: { circular: { title: 'SEC Memorandum Circular No. 18, s. 2019', date: '2019-08-19' } },
    rules: [
      {
        ...rule,
        id: 'ph.hours',
        kind: 'window',
        open: createDailyOpening('06:00', '22:00'),
        holidays: 'open',
        on: { pastDueUpTo: 15 },
        waivedBy: ['hoursAgreed'],
        article: 's. 1(g)',
      },
      {
        ...rule,
        id: 'ph.parties',
        kind: 'party',
        allow: ['borrower', 'cosigner'],
        article: 's. 1',
        confidence: 'medium',
      },
      { ...rule, id: 'ph.content', kind: 'content', require: [], forbid: ['threat'], article: 's. 1' },
    ],
  },
];

/** The Philippines: banks and cards (LC-02). Not compared with the official text. */
export const PHILIPPINES_BANKS: readonly RulePack[] = [
  {
    ...place,
    id: 'PH-BSP',
    version: '2018',
    from: '2018-01-01',
    sources: { circular: { title: 'BSP Circular No. 454, s. 2004; Circular No. 1003, s. 2018', date: '2018' } },
    rules: [
      {
        ...rule,
        id: 'phBsp.hours',
        kind: 'window',
        open: createDailyOpening('06:00', '22:00'),
        holidays: 'open',
        on: { pastDueUpTo: 60 },
        waivedBy: ['hoursAgreed'],
        article: '454; 1003',
      },
    ],
  },
];
