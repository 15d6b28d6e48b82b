import type * as z from 'zod/mini';
import type { penaltyWithdrawalRequest } from '@/contract/entities/management/complaint';
import { LANGUAGES, type Language } from '@/contract/language';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/stripNul';
import { publishAnnouncement } from '../announcements/announcementsFacade';
import { lockComplaint, getPenalty, type StoredPenalty } from './complaintStore';
import { type ComplaintMoveContext, type MovedComplaint, moveComplaint } from './moveComplaint';

/** Text that announces a withdrawal; the reason remains as written. */
const WITHDRAWN: Readonly<Record<Language, (reason: string) => string>> = {
  cn: (reason) => `罚单已撤销：${reason}`,
  en: (reason) => `The penalty was withdrawn: ${reason}`,
  es: (reason) => `La sanción se retiró: ${reason}`,
};

const textIn = (language: Language, { workOrderId, irregularities }: StoredPenalty, reason: string) => {
  const processResult = WITHDRAWN[language](reason);
  return { irregularities, processResult, content: `#${workOrderId} · ${irregularities} · ${processResult}` };
};

/** Notifies only the penalized user, in their language, that the penalty is no longer valid. */
const announce = (penalty: StoredPenalty, reason: string, context: ComplaintMoveContext): Promise<number> =>
  publishAnnouncement(context, {
    institutionId: penalty.institutionId,
    forUserId: penalty.userId,
    name: penalty.userName,
    idNo: `#${penalty.workOrderId}`,
    ...textIn('en', penalty, reason),
    label: `#${penalty.workOrderId}`,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language, penalty, reason)])),
  });

/** Withdraws the penalty of a complaint with a reason; afterwards another one can be issued (CM-01). */
export async function withdrawPenalty(
  { id, note }: z.output<typeof penaltyWithdrawalRequest>,
  context: ComplaintMoveContext,
): Promise<MovedComplaint> {
  const held = await lockComplaint(id, context);
  const penalty = await getPenalty(held.id, context);
  if (penalty === undefined) throw new Refusal('complaintState');
  const moved = await moveComplaint(held, { event: 'penaltyWithdrawn', note, about: penalty.userName }, context);
  await announce(penalty, stripNul(note), context);
  return moved;
}
