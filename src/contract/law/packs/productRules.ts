import type { RulePack } from '../lawPack';

const rule = { kind: 'not', effect: 'deny', source: 'house', article: '–', confidence: 'high' } as const;

const OTHERS = ['spouse', 'relative', 'reference', 'emergency', 'employer', 'colleague', 'unknown'] as const;

/** Rules of this project for every institution, in every country; not law (LC-02). */
export const PRODUCT_RULES: readonly RulePack[] = [
  {
    id: 'HOUSE',
    version: '3',
    jurisdiction: '*',
    layer: 'policy',
    state: 'draft',
    from: '2000-01-01',
    to: null,
    zones: [],
    sources: { house: { title: 'Saldo', date: '2026-11-23' } },
    rules: [
      { ...rule, id: 'house.held', facts: ['held'], on: { purpose: ['collect', 'locate', 'inform'] } },
      { ...rule, id: 'house.never', facts: ['wrongNumber', 'minor'] },
      { ...rule, id: 'house.channelStopped', facts: ['channelStopped'] },
      { ...rule, id: 'house.hours', facts: ['hoursUnwanted'] },
      { ...rule, id: 'house.work', facts: ['employerForbids'], on: { channel: ['call', 'visit'], place: ['work'] } },
      {
        ...rule,
        id: 'house.attorney',
        facts: ['attorney'],
        on: { role: [...OTHERS, 'borrower', 'guardian'] },
      },
      {
        ...rule,
        id: 'house.refused',
        facts: ['refused'],
        on: { role: OTHERS },
      },
      { ...rule, id: 'house.dead', facts: ['dead'], on: { role: ['borrower'] } },
      {
        ...rule,
        id: 'house.discretion',
        kind: 'content',
        require: [],
        forbid: ['debt'],
        effect: 'warn',
        on: { role: OTHERS },
      },
    ],
  },
];
