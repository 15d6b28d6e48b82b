import { readLanguage } from '@/browser/stored/language';
import { APPROVAL_STATE } from '@/contract/codes/approvalCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { LocalizedText } from '@/contract/language';
import { NOTICE_MS } from '@/contract/limits';

import { noticeShown, type NoticeTone } from '../notices/noticesSlice';

type ApprovalNotice = Extract<LiveEvent, { readonly type: 'approvalChanged' }>;

const ARRIVED: LocalizedText = {
  cn: '有申请等待您审批',
  en: 'A request awaits your approval',
  es: 'Una solicitud espera su autorización',
};
const OWN: LocalizedText = { cn: '您的申请', en: 'Your request', es: 'Su solicitud' };

const TONES: Readonly<Record<string, NoticeTone>> = {
  done: 'success',
  granted: 'success',
  failed: 'error',
  refused: 'error',
};

const show = (tone: NoticeTone, text: string) => noticeShown({ tone, words: { text }, forMs: NOTICE_MS });

/** Notifies approvers of a new request, and the requester of its decision (MI-09). Users are not notified of their own actions. */
export function toApprovalNotice({ state, own }: ApprovalNotice) {
  const language = readLanguage();
  if (!own) return state === 'waiting' ? show('info', ARRIVED[language]) : undefined;
  if (state === 'waiting' || state === 'withdrawn') return undefined;
  return show(TONES[state] ?? 'info', `${OWN[language]}: ${getCodeLabel(APPROVAL_STATE, state, language)}`);
}
