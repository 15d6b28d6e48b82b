import { achievementBoardApi } from '@/api/achievementBoardApi';
import { msgApi } from '@/api/msgApi';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import type { Language } from '@/contract/language';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** What the announcements in the header ask for: those that are not read. */
export const UNREAD = { page: 1, size: PAGE_SIZE_MESSAGES, status: '0' } as const;

interface ShownTo {
  readonly language: Language;
  /** Whose results are shown; nobody's for who has none. */
  readonly agentId: string | undefined;
}

/** Asks for what header and results show, before they are drawn. */
export function prefetchShell(
  dispatch: ThunkDispatch<object, unknown, UnknownAction>,
  { language, agentId }: ShownTo,
): void {
  const ahead = { subscribe: false };
  const { msgQueryMsg, msgQueryAnnouncementMsg } = msgApi.endpoints;
  void dispatch(msgQueryMsg.initiate(UNREAD, ahead));
  void dispatch(msgQueryAnnouncementMsg.initiate({ country: language }, ahead));
  if (agentId === undefined) return;
  void dispatch(achievementBoardApi.endpoints.achievementBoardQueryAgentAchievement.initiate({ agentId }, ahead));
}
