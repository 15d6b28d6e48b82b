import type { RulePack } from '../lawPack';
import { createDailyOpening } from './weekHours';

const place = { id: 'IN', jurisdiction: 'IN', layer: 'law', zones: ['Asia/Kolkata'] } as const;

const hours = {
  kind: 'window',
  open: createDailyOpening('08:00', '19:00'),
  holidays: 'open',
  effect: 'deny',
  source: 'circular',
} as const;

const parties = { id: 'in.parties', kind: 'party', effect: 'deny', source: 'circular' } as const;

/** India: regulated lenders and their recovery agents, not microfinance (LC-02). Not compared with the official texts. */
export const INDIA: readonly RulePack[] = [
  {
    ...place,
    version: '2022-08-12',
    state: 'draft',
    from: '2022-08-12',
    to: null,
    sources: {
      // Formerly RBI/2022-23/108 of 2022-08-12. Paragraphs are numbered as in the bank's draft of 2026.
      circular: {
        title: 'RBI, Commercial Banks – Responsible Business Conduct Directions, 2025',
        short: 'RBI RBC Directions 2025',
        date: '2025',
      },
    },
    rules: [
      { ...hours, id: 'in.hours', on: { channel: ['call'] }, article: 'paras 407–415, 441–453', confidence: 'high' },
      { ...parties, allow: ['borrower', 'cosigner'], article: 'paras 407–415, 441–453', confidence: 'high' },
    ],
  },
  {
    ...place,
    // A draft of the bank without a final text so far: not in force.
    version: '2026-07-01',
    state: 'future',
    from: '2026-07-01',
    to: null,
    sources: {
      circular: {
        title: 'RBI, Commercial Banks – Responsible Business Conduct, Second Amendment Directions, 2026 (draft)',
        date: '2026-02-12',
      },
    },
    rules: [
      { ...hours, id: 'in.hours', on: { channel: ['call', 'visit'] }, article: '453A', confidence: 'medium' },
      { ...parties, allow: ['borrower', 'cosigner'], article: '453A', confidence: 'medium' },
    ],
  },
];
