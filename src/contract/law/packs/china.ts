import type { RulePack, LawRule } from '../lawPack';
import { createDailyOpening } from './weekHours';

const THIRD_PARTIES = ['spouse', 'relative', 'reference', 'emergency', 'employer', 'colleague', 'unknown'] as const;

const STANDARD = {
  title: 'GB/T 45251-2025 互联网金融个人网络消费信贷 贷后催收风控指引',
  short: 'GB/T 45251-2025',
  date: '2025-02-28',
};

/** Rules that both versions contain. */
const COMMON: readonly LawRule[] = [
  {
    id: 'cn.hours',
    kind: 'window',
    open: createDailyOpening('08:00', '22:00'),
    holidays: 'open',
    effect: 'deny',
    waivedBy: ['hoursAgreed'],
    source: 'standard',
    article: '催收时间',
    confidence: 'high',
  },
  {
    id: 'cn.answered',
    kind: 'cap',
    channels: ['call'],
    per: ['person'],
    counts: 'connected',
    limit: 3,
    period: { calendar: 'day' },
    effect: 'deny',
    on: { channel: ['call'] },
    waivedBy: ['frequencyAgreed'],
    source: 'standard',
    article: '催收频次',
    confidence: 'high',
  },
  {
    id: 'cn.thirdParties',
    kind: 'need',
    facts: ['borrowerUnreachable', 'borrowerIncapable', 'dead'],
    effect: 'deny',
    on: { role: THIRD_PARTIES },
    source: 'standard',
    article: '催收对象',
    confidence: 'high',
  },
  {
    id: 'cn.refusal',
    kind: 'not',
    facts: ['refused'],
    effect: 'deny',
    on: { role: THIRD_PARTIES },
    source: 'standard',
    article: '催收对象',
    confidence: 'high',
  },
  {
    id: 'cn.thirdPartyContent',
    kind: 'content',
    require: [],
    forbid: ['debt', 'courtLook', 'threat'],
    effect: 'deny',
    on: { role: THIRD_PARTIES },
    source: 'standard',
    article: '催收对象',
    confidence: 'high',
  },
];

const place = { id: 'CN', jurisdiction: 'CN', layer: 'standard', state: 'draft', zones: ['Asia/Shanghai'] } as const;

/** China: a recommended standard, and the banks' own guideline on top of it (LC-02). Not compared with the official texts. */
export const CHINA: readonly RulePack[] = [
  {
    ...place,
    version: '2025-02-28',
    from: '2025-02-28',
    to: '2026-01-30',
    sources: { standard: STANDARD },
    rules: COMMON,
  },
  {
    ...place,
    version: '2026-01-30',
    from: '2026-01-30',
    to: null,
    sources: {
      standard: STANDARD,
      guideline: {
        title: '中国银行业协会 金融机构个人消费类贷款催收工作指引（试行）',
        short: '中银协催收指引 2026',
        date: '2026-01-30',
      },
    },
    rules: [
      ...COMMON,
      {
        id: 'cn.dials',
        kind: 'cap',
        channels: ['call'],
        per: ['number'],
        counts: 'dial',
        limit: 6,
        period: { calendar: 'day' },
        effect: 'warn',
        on: { channel: ['call'] },
        waivedBy: ['frequencyAgreed'],
        source: 'guideline',
        article: '催收频次',
        confidence: 'high',
      },
      {
        id: 'cn.thirdPartyPurpose',
        kind: 'need',
        facts: ['offeredToPay'],
        effect: 'deny',
        on: { role: ['relative', 'reference', 'emergency', 'employer', 'colleague', 'unknown'], purpose: ['collect'] },
        source: 'guideline',
        article: '催收对象',
        confidence: 'high',
      },
    ],
  },
];
