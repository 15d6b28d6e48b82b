import { BRAZIL_RIO_DE_JANEIRO_HOLIDAYS } from '../holidays/brazilRioDeJaneiro';
import { BRAZIL_SAO_PAULO_HOLIDAYS } from '../holidays/brazilSaoPaulo';
import type { RulePack } from '../lawPack';
import { createSaturdayOpening, createWorkdayOpening } from './weekHours';

const place = { layer: 'law', state: 'draft', to: null, zones: ['America/Sao_Paulo'] } as const;

/** Lei 17.832/2023 consolidates the consumer laws of São Paulo since 2023-11-06. */
const GATHERED = 'Lei 17.832/2023';

const recorded = {
  kind: 'content',
  require: ['recorded'],
  forbid: [],
  on: { channel: ['call'], purpose: ['collect'] },
  effect: 'deny',
  source: 'recording',
  article: 'art. 3',
  confidence: 'high',
} as const;

const hours = { kind: 'window', holidays: 'closed', effect: 'deny', source: 'law', confidence: 'medium' } as const;

/** Brazil, federal: names no hours (LC-02). Not compared with the official gazette. */
export const BRAZIL: readonly RulePack[] = [
  {
    ...place,
    id: 'BR',
    version: '1990',
    jurisdiction: 'BR',
    from: '1991-01-01',
    zones: [
      'America/Sao_Paulo',
      'America/Noronha',
      'America/Bahia',
      'America/Fortaleza',
      'America/Belem',
      'America/Cuiaba',
      'America/Manaus',
      'America/Porto_Velho',
      'America/Rio_Branco',
    ],
    sources: { code: { title: 'Código de Defesa do Consumidor, Lei 8.078/1990', short: 'CDC', date: '1990' } },
    rules: [
      {
        id: 'br.content',
        kind: 'content',
        require: [],
        forbid: ['threat', 'courtLook'],
        effect: 'deny',
        source: 'code',
        article: 'arts. 42, 71',
        confidence: 'high',
      },
    ],
  },
];

/** São Paulo, in addition to the federal pack (LC-02). Not compared with the official text. */
export const SAO_PAULO: readonly RulePack[] = [
  {
    ...place,
    id: 'BR-SP',
    version: '2014-05-23',
    jurisdiction: 'BR-SP',
    from: '2014-05-23',
    sources: {
      law: { title: `Lei estadual 15.426/2014 (SP); ${GATHERED}`, short: 'Lei 15.426/2014', date: '2014-05-23' },
      recording: { title: `Lei estadual 14.953/2013 (SP); ${GATHERED}`, short: 'Lei 14.953/2013', date: '2013-02-21' },
    },
    holidays: BRAZIL_SAO_PAULO_HOLIDAYS,
    rules: [
      {
        ...hours,
        id: 'sp.hours',
        open: [createWorkdayOpening('08:00', '20:00'), createSaturdayOpening('08:00', '14:00')],
        on: { channel: ['call'] },
        article: 'art. 2',
      },
      { ...recorded, id: 'sp.recorded' },
    ],
  },
];

/** Rio de Janeiro, in addition to the federal pack (LC-02). Not compared with the official text. */
export const RIO_DE_JANEIRO: readonly RulePack[] = [
  {
    ...place,
    id: 'BR-RJ',
    version: '2018',
    jurisdiction: 'BR-RJ',
    from: '2018-01-01',
    sources: {
      law: { title: 'Lei estadual 7.868/2018 (RJ)', date: '2018' },
      recording: { title: 'Lei estadual 6.854/2014 (RJ), modificada pela Lei 7.868/2018', date: '2014-07-01' },
    },
    holidays: BRAZIL_RIO_DE_JANEIRO_HOLIDAYS,
    rules: [
      {
        ...hours,
        id: 'rj.hours',
        open: [createWorkdayOpening('09:00', '19:00')],
        on: { channel: ['call'] },
        article: 'Lei 7.868/18',
      },
      { ...recorded, id: 'rj.recorded' },
    ],
  },
];
