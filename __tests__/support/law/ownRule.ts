import type { RulePack, LawRule, RuleDemand } from '@/contract/law/lawPack';
import type { OwnRule } from '@/contract/law/ownRules';

type OwnWindow = Extract<OwnRule, { kind: 'window' }>;
type OwnCap = Extract<OwnRule, { kind: 'cap' }>;

/** Monday to Sunday. */
export const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Own hours: calls on weekdays, until a quarter past seven in the evening. */
export const ownWindow = (more: Partial<OwnWindow> = {}): OwnWindow => ({
  kind: 'window',
  channels: ['call'],
  days: [1, 2, 3, 4, 5],
  from: '08:30',
  to: '19:15',
  ...more,
});

/** An own number: two calls a day. */
export const ownCap = (more: Partial<OwnCap> = {}): OwnCap => ({
  kind: 'cap',
  channels: ['call'],
  limit: 2,
  period: 'day',
  counts: 'attempt',
  ...more,
});

/** Own days between contacts. */
export const ownGap = (gapDays: number, channels: OwnRule['channels'] = ['call']): OwnRule => ({
  kind: 'gap',
  channels,
  gapDays,
});

/** A rule of a pack. */
export const given = (demand: RuleDemand, more: Partial<Omit<LawRule, keyof RuleDemand>> = {}): LawRule => ({
  id: 'mx.rule',
  effect: 'deny',
  source: 'x',
  article: '1',
  confidence: 'high',
  ...demand,
  ...more,
});

/** Returns a pack of an unknown place with only the specified content. */
export const givenPack = (more: Partial<RulePack>): RulePack => ({
  id: 'XX',
  version: '1',
  jurisdiction: 'XX',
  layer: 'law',
  state: 'draft',
  from: '2026-01-01',
  to: null,
  zones: [],
  sources: { x: { title: 'The text', date: '2026' } },
  rules: [],
  ...more,
});
