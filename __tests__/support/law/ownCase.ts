import type { LawDecision } from '@/contract/law/contact';
import { decideContact } from '@/contract/law/decideContact';
import type { RulePack, LawRule, RuleDemand } from '@/contract/law/lawPack';
import { at, getContact, type Pinned, told } from './lawCase';

/** Default zone of these cases; its clock never changes. */
const ZONE = 'America/Mexico_City';

/** A rule by what it demands, with a name and a source. */
export type DemandedRule = RuleDemand & Partial<Omit<LawRule, keyof RuleDemand>>;

/** A contact under separate rules, by default on Wednesday 2026-07-15 at noon. */
export interface OwnCase extends Omit<Pinned, 'on'> {
  readonly on?: string;
  readonly rules: readonly DemandedRule[];
  readonly pack?: Partial<Pick<RulePack, 'from' | 'to' | 'zones' | 'holidays'>>;
}

const getPack = ({ rules, pack }: OwnCase): RulePack => ({
  id: 'OWN',
  version: '1',
  jurisdiction: '*',
  layer: 'policy',
  state: 'draft',
  from: '2026-01-01',
  to: null,
  zones: [],
  sources: { own: { title: 'House', date: '2026-01-01' } },
  rules: rules.map((rule, place): LawRule => ({
    id: `own.${place}`,
    effect: 'deny',
    source: 'own',
    article: '–',
    confidence: 'high',
    ...rule,
  })),
  ...pack,
});

/** Returns the decision of the case's rules. */
export function getDecision(own: OwnCase): LawDecision {
  const pinned = { zone: ZONE, on: '2026-07-15 12:00', ...own };
  return decideContact([getPack(own)], getContact(pinned), at(pinned.on, pinned.zone));
}

/** Returns the decision in the pinned form. */
export const decidedByOwn = (own: OwnCase) => told(getDecision(own), { zone: ZONE, ...own });
