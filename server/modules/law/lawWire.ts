import type * as z from 'zod/mini';
import { getClockFingerprint } from '@/contract/getClockFingerprint';
import type { ContactVerdict, LawfulContacts, ServerClocks } from '@/contract/entities/law/contactVerdict';
import type { LawToday } from '@/contract/entities/law/lawToday';
import type { overrideExpiry } from '@/contract/entities/law/override';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { serializeTime, serializeTimeOrNull } from '../../values/wire';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { formatPackName } from '@/contract/law/decideContact';
import type { ContactAnswer } from './resolveDecision';
import type { StoredOverride } from './override/overrideStore';
import type { OverrideOffer } from './override/overriding';
import type { BestHour } from './findBestHour';
import type { StoredReview } from './settings/lawSettingStore';

/** Converts a review to its wire shape. */
export const serializeReview = ({ pack, actorName, createdAt }: StoredReview): LawSettings['reviews'][number] => ({
  pack,
  userName: actorName,
  time: serializeTime(createdAt),
});

/** Converts the hour at which a borrower is best called to its wire shape. */
export const serializeBestHour = (best: BestHour | null): LawfulContacts['bestHour'] =>
  best === null ? null : { hour: best.hour, answered: best.answered, tried: best.tried, zone: best.zone };

/** Returns the offsets of zones by the time zone data of this server, which a browser compares with its own (LC-01). */
export const serializeClocks = (zones: readonly string[], now: Date): ServerClocks => ({
  zones: [...zones],
  from: serializeTime(now),
  print: getClockFingerprint(zones, now.getTime()),
});

/** Converts the counts of an hour to their wire shape. */
export const serializeHour = (
  at: number,
  counts: Omit<LawToday['hours'][number], 'at'>,
): LawToday['hours'][number] => ({
  at: serializeTime(new Date(at)),
  ...counts,
});

const SHORT_NAMES = new Map(
  ALL_PACKS.flatMap((pack) =>
    pack.rules.map((rule) => [`${formatPackName(pack)} ${rule.id}`, pack.sources[rule.source]?.short ?? null] as const),
  ),
);

const serializeMoment = (at: number | null): string | null => (at === null ? null : serializeTime(new Date(at)));

/** Possible override of a refusal. */
export interface OverrideSummary {
  readonly offer: OverrideOffer | null;
  /** End of the override that permits the contact. */
  readonly liftedUntil: Date | null;
}

const serializeOffer = ({ taskId, contactId, channel, rules, alone }: OverrideOffer): ContactVerdict['override'] => ({
  taskId: String(taskId),
  contactId: String(contactId),
  channel,
  rules: [...rules],
  alone,
});

/** Converts an override to its wire shape. */
export const serializeOverride = ({
  expiresAt,
}: Pick<StoredOverride, 'expiresAt'>): z.output<typeof overrideExpiry> => ({
  until: serializeTime(expiresAt),
});

/** Converts the verdict for a contact to its wire shape. */
export const serializeVerdict = (
  { told: { verdict, earliest, reasons, zones }, goesOn }: ContactAnswer,
  { offer, liftedUntil }: OverrideSummary = { offer: null, liftedUntil: null },
): ContactVerdict => ({
  verdict,
  earliest: serializeMoment(earliest),
  takesReason: goesOn === 'withReason',
  reasons: reasons.map(({ pack, rule, kind, effect, source, article, until }) => ({
    pack,
    rule,
    kind,
    effect,
    source,
    short: SHORT_NAMES.get(`${pack} ${rule}`) ?? null,
    article,
    until: serializeMoment(until),
  })),
  zones: [...zones],
  override: offer === null ? null : serializeOffer(offer),
  liftedUntil: serializeTimeOrNull(liftedUntil),
});
