import type * as z from 'zod/mini';
import { clockPrint } from '@/contract/clockPrint';
import type { ContactVerdict, LawfulContacts, ServerClocks } from '@/contract/entities/law/contactVerdict';
import type { LawToday } from '@/contract/entities/law/lawToday';
import type { overrideExpiry } from '@/contract/entities/law/override';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { timeOnWire, timeOrNull } from '../../values/wire';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { packName } from '@/contract/law/decideContact';
import type { Answer } from './answerTo';
import type { StoredOverride } from './override/overrideStore';
import type { OverrideOffer } from './override/overriding';
import type { BestHour } from './bestHour';
import type { StoredReview } from './settings/lawSettingStore';

/** Converts a review to its wire shape. */
export const reviewOnWire = ({ pack, actorName, createdAt }: StoredReview): LawSettings['reviews'][number] => ({
  pack,
  userName: actorName,
  time: timeOnWire(createdAt),
});

/** Converts the hour at which a borrower is best called to its wire shape. */
export const bestHourOnWire = (best: BestHour | null): LawfulContacts['bestHour'] =>
  best === null ? null : { hour: best.hour, answered: best.answered, tried: best.tried, zone: best.zone };

/** Returns the offsets of zones by the time zone data of this server, which a browser compares with its own (LC-01). */
export const clocksOnWire = (zones: readonly string[], now: Date): ServerClocks => ({
  zones: [...zones],
  from: timeOnWire(now),
  print: clockPrint(zones, now.getTime()),
});

/** Converts the counts of an hour to their wire shape. */
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

/** Possible override of a refusal. */
export interface Lifting {
  readonly offer: OverrideOffer | null;
  /** End of the override that permits the contact. */
  readonly liftedUntil: Date | null;
}

const offerOnWire = ({ taskId, contactId, channel, rules, alone }: OverrideOffer): ContactVerdict['override'] => ({
  taskId: String(taskId),
  contactId: String(contactId),
  channel,
  rules: [...rules],
  alone,
});

/** Converts an override to its wire shape. */
export const overrideOnWire = ({ expiresAt }: Pick<StoredOverride, 'expiresAt'>): z.output<typeof overrideExpiry> => ({
  until: timeOnWire(expiresAt),
});

/** Converts the verdict for a contact to its wire shape. */
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
