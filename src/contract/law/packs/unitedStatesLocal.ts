import type { RulePack } from '../lawPack';
import { createDailyOpening } from './weekHours';

const place = { layer: 'law', state: 'draft', to: null, zones: ['America/New_York'] } as const;

const telephone = ['call', 'sms'] as const;

/** Calls and text messages combined, per debt. `home` is the borrower's own number, `work` is any other. */
const two = {
  kind: 'cap',
  channels: telephone,
  per: ['person', 'debt', 'place'],
  counts: 'dial',
  limit: 2,
  effect: 'deny',
  source: 'regulation',
  article: '7.04(1)(f)',
  confidence: 'high',
} as const;

/** Massachusetts, in addition to the federal pack: also applies to creditors (LC-02). Not compared with the official text. */
export const MASSACHUSETTS: readonly RulePack[] = [
  {
    ...place,
    id: 'US-MA',
    version: '2012',
    jurisdiction: 'US-MA',
    from: '2012-01-01',
    sources: {
      regulation: { title: '940 CMR 7.00, Debt Collection Regulations', short: '940 CMR 7.00', date: '2012' },
    },
    rules: [
      { ...two, id: 'ma.twoInSeven', period: { rollingHours: 168 }, on: { channel: telephone, place: ['home'] } },
      { ...two, id: 'ma.twoInThirty', period: { rollingHours: 720 }, on: { channel: telephone, place: ['work'] } },
      {
        id: 'ma.hours',
        kind: 'window',
        open: createDailyOpening('08:00', '21:00'),
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

/** New York City, in addition to the federal pack (LC-02). Not compared with the official text. */
export const NEW_YORK_CITY: readonly RulePack[] = [
  {
    ...place,
    id: 'US-NYC',
    version: '2026-09-01',
    jurisdiction: 'US-NY-NYC',
    from: '2026-09-01',
    sources: {
      rules: { title: 'Rules of the City of New York, title 6, § 5-77', short: '6 RCNY', date: '2026-09-01' },
    },
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
