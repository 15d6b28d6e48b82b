import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import type { LawSettings } from '@/contract/entities/lawSettings';
import type { LawDecision } from '@/contract/law/contact';
import { timeOnWire } from '../../values/wire';
import type { StoredReview } from './lawReviewStore';

/** A review as the wire shows it. */
export const reviewOnWire = ({ pack, actorName, createdAt }: StoredReview): LawSettings['reviews'][number] => ({
  pack,
  userName: actorName,
  time: timeOnWire(createdAt),
});

const momentOnWire = (at: number | null): string | null => (at === null ? null : timeOnWire(new Date(at)));

/** A decision as the wire shows it. */
export const verdictOnWire = ({ verdict, earliest, reasons, zones }: LawDecision): ContactVerdict => ({
  verdict,
  earliest: momentOnWire(earliest),
  reasons: reasons.map(({ pack, rule, kind, effect, source, article, until }) => ({
    pack,
    rule,
    kind,
    effect,
    source,
    article,
    until: momentOnWire(until),
  })),
  zones: [...zones],
});
