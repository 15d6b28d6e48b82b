import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';

/** A contact that may be made. */
export const FREE: ContactVerdict = {
  verdict: 'allow',
  earliest: '2026-11-23T10:00:00.000Z',
  takesReason: false,
  reasons: [],
  zones: [],
};
const hours = { rule: 'mx.hours', kind: 'window', source: 'CONDUSEF', article: 'Cuarta', until: null } as const;
/** A contact that a rule on hours speaks against. */
export const saying = (verdict: 'warn' | 'deny', earliest: string | null, takesReason = false): ContactVerdict => ({
  verdict,
  earliest,
  takesReason,
  reasons: [{ ...hours, pack: 'MX@2014-10-08', effect: verdict }],
  zones: [],
});
