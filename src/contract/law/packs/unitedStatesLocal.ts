import type { LawPack } from '../lawPack';
import { everyDay } from './weekHours';

const place = { layer: 'law', state: 'draft', to: null, zones: ['America/New_York'] } as const;

/** Massachusetts, beside the federal pack: creditors too (LC-02). Nobody has compared it with the text. */
export const MASSACHUSETTS: readonly LawPack[] = [
  {
    ...place,
    id: 'US-MA',
    version: '2012',
    jurisdiction: 'US-MA',
    from: '2012-01-01',
    sources: { regulation: { title: '940 CMR 7.00, Debt Collection Regulations', date: '2012' } },
    rules: [
      {
        id: 'ma.twoInSeven',
        kind: 'cap',
        channels: ['call'],
        per: ['person', 'debt'],
        counts: 'dial',
        limit: 2,
        period: { rollingHours: 168 },
        effect: 'deny',
        on: { channel: ['call'] },
        source: 'regulation',
        article: '7.04(1)(f)',
        confidence: 'high',
      },
      {
        id: 'ma.hours',
        kind: 'window',
        open: everyDay('08:00', '21:00'),
        holidays: 'open',
        effect: 'deny',
        on: { channel: ['call'] },
        source: 'regulation',
        article: '7.04',
        confidence: 'medium',
      },
    ],
  },
];

/** New York City, beside the federal pack (LC-02). Nobody has compared it with the text. */
export const NEW_YORK_CITY: readonly LawPack[] = [
  {
    ...place,
    id: 'US-NYC',
    version: '2026-09-01',
    jurisdiction: 'US-NY-NYC',
    from: '2026-09-01',
    sources: { rules: { title: 'Rules of the City of New York, title 6, § 5-77', date: '2026-09-01' } },
    rules: [
      {
        id: 'nyc.threeInSeven',
        kind: 'cap',
        per: ['person', 'debt'],
        counts: 'dial',
        limit: 3,
        period: { rollingDays: 7 },
        effect: 'deny',
        source: 'rules',
        article: '5-77',
        confidence: 'high',
      },
      {
        id: 'nyc.consent',
        kind: 'need',
        facts: ['channelAuthorised'],
        effect: 'deny',
        on: { channel: ['sms', 'chat', 'email', 'push'] },
        source: 'rules',
        article: '5-77',
        confidence: 'medium',
      },
    ],
  },
];
