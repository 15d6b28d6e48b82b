import type { ALL_CALLS } from '@/contract/calls/allCalls';
import { achievementBoardHandlers } from './achievementBoardHandlers';
import type { Handlers } from './handler';
import { loginHandlers } from './loginHandlers';
import { menuHandlers } from './menuHandlers';
import { msgHandlers } from './msgHandlers';
import { olderLoginHandlers } from './olderLoginHandlers';
import { olderTaskHandlers } from './olderTaskHandlers';
import { publicIpHandlers } from './publicIpHandlers';
import { taskHandlers } from './taskHandlers';
import { userHandlers } from './userHandlers';

/** A handler for every call of the contract: a missing file or call does not compile. */
export const ALL_HANDLERS: { readonly [File in keyof typeof ALL_CALLS]: Handlers<(typeof ALL_CALLS)[File]> } = {
  loginCalls: loginHandlers,
  olderLoginCalls: olderLoginHandlers,
  menuCalls: menuHandlers,
  msgCalls: msgHandlers,
  achievementBoardCalls: achievementBoardHandlers,
  userCalls: userHandlers,
  publicIpCalls: publicIpHandlers,
  taskCalls: taskHandlers,
  olderTaskCalls: olderTaskHandlers,
};
