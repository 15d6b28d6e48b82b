import type * as z from 'zod/mini';
import { clockPrint } from '@/contract/clockPrint';
import type { ContactVerdict, LawfulContacts, ServerClocks } from '@/contract/entities/contactVerdict';
import type { LawToday } from '@/contract/entities/lawToday';
import type { overrideGiven } from '@/contract/entities/override';
import type { LawSettings } from '@/contract/entities/lawSettings';
import { timeOnWire, timeOrNull } from '../../values/wire';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { packName } from '@/contract/law/decideContact';
import type { Answer } from './answerTo';
import type { StoredOverride } from './overrideStore';
import type { OverrideOffer } from './overriding';
import type { BestHour } from './bestHour';
import type { StoredReview } from './lawReviewStore';

/** A review as the wire shows it. */
export const reviewOnWire = ({ pack, actorName, createdAt }: StoredReview): LawSettings['reviews'][number] => ({
  pack,
  userName: actorName,
  time: timeOnWire(createdAt),
});

/** The hour at which a borrower is best called, as the wire shows it. */
export const bestHourOnWire = (best: BestHour | null): LawfulContacts['bestHour'] =>
  best === null ? null : { hour: best.hour, answered: best.answered, tried: best.tried, zone: best.zone };

/** What this server's time zone data says of the clocks of zones, for a browser to compare with its own (LC-01). */
export const clocksOnWire = (zones: readonly string[], now: Date): ServerClocks => ({
  zones: [...zones],
  from: timeOnWire(now),
  print: clockPrint(zones, now.getTime()),
});

/** What happened in an hour, as the wire shows it. */
export const hourOnWire = (at: number, counts: Omit<LawToday['hours'][number], 'at'>): LawToday['hours'][number] => ({
  at: timeOnWire(new Date(at)),
  ...counts,
});

const SHORT_NAMES = new Map(
  ALL_PACKS.flatMap((pack) =>
    pack.rules.map((rule) => [`${packName(pack)} ${rule.id}`, pack.sources[rule.source]?.short ?? null] as const),
  ),
);

const momentOnWire = (at: number | null): string | null => (at === null ? null : timeOnWire(new Date(at)));

/** What can be done about a refusal. */
export interface Lifting {
  readonly offer: OverrideOffer | null;
  /** Until when an override lets it through. */
  readonly liftedUntil: Date | null;
}

const offerOnWire = ({ taskId, contactId, channel, rules, alone }: OverrideOffer): ContactVerdict['override'] => ({
  taskId: String(taskId),
  contactId: String(contactId),
  channel,
  rules: [...rules],
  alone,
});

/** An override as the wire shows it. */
export const overrideOnWire = ({ expiresAt }: Pick<StoredOverride, 'expiresAt'>): z.output<typeof overrideGiven> => ({
  until: timeOnWire(expiresAt),
});

/** What somebody is told of a contact, as the wire shows it. */
export const verdictOnWire = (
  { told: { verdict, earliest, reasons, zones }, goesOn }: Answer,
  { offer, liftedUntil }: Lifting = { offer: null, liftedUntil: null },
): ContactVerdict => ({
  verdict,
  earliest: momentOnWire(earliest),
  takesReason: goesOn === 'withReason',
  reasons: reasons.map(({ pack, rule, kind, effect, source, article, until }) => ({
    pack,
    rule,
    kind,
    effect,
    source,
    short: SHORT_NAMES.get(`${pack} ${rule}`) ?? null,
    article,
    until: momentOnWire(until),
  })),
  zones: [...zones],
  override: offer === null ? null : offerOnWire(offer),
  liftedUntil: timeOrNull(liftedUntil),
});
