import { achievementBoardApi } from '@/api/endpoints/management/achievementBoardApi';
import { msgApi } from '@/api/endpoints/account/msgApi';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import type { Language } from '@/contract/language';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Query of the header's announcements: the unread ones. */
export const UNREAD_QUERY = { page: 1, size: PAGE_SIZE_MESSAGES, status: '0' } as const;

interface ShownTo {
  readonly language: Language;
  /** Agent whose results are shown; undefined for users without results. */
  readonly agentId: string | undefined;
}

/** Prefetches the data of header and results before they render. */
export function prefetchShell(
  dispatch: ThunkDispatch<object, unknown, UnknownAction>,
  { language, agentId }: ShownTo,
): void {
  const ahead = { subscribe: false };
  const { msgQueryMsg, msgQueryAnnouncementMsg } = msgApi.endpoints;
  void dispatch(msgQueryMsg.initiate(UNREAD_QUERY, ahead));
  void dispatch(msgQueryAnnouncementMsg.initiate({ country: language }, ahead));
  if (agentId === undefined) return;
  void dispatch(achievementBoardApi.endpoints.achievementBoardQueryAgentAchievement.initiate({ agentId }, ahead));
}
