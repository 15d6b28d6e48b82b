import type { LawPack } from '../lawPack';

const rule = { kind: 'not', effect: 'deny', source: 'house', article: '–', confidence: 'high' } as const;

/** What this project asks of everybody, in every place: no law (LC-02). */
export const HOUSE: readonly LawPack[] = [
  {
    id: 'HOUSE',
    version: '1',
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
      {
        ...rule,
        id: 'house.refused',
        facts: ['refused'],
        on: { role: ['spouse', 'relative', 'reference', 'emergency', 'employer', 'colleague', 'unknown'] },
      },
      { ...rule, id: 'house.dead', facts: ['dead'], on: { role: ['borrower'] } },
    ],
  },
];
