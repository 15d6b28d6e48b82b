import type { Calls } from '../call';
import { achievementBoardCalls } from './achievementBoardCalls';
import { loginCalls } from './loginCalls';
import { menuCalls } from './menuCalls';
import { msgCalls } from './msgCalls';
import { olderLoginCalls } from './olderLoginCalls';
import { olderTaskCalls } from './olderTaskCalls';
import { publicIpCalls } from './publicIpCalls';
import { taskCalls } from './taskCalls';
import { userCalls } from './userCalls';

/** Every call of the contract, by file (§7). The server's handlers, the documents and the walking tests follow it; the app imports the files it needs. */
export const ALL_CALLS = {
  loginCalls,
  olderLoginCalls,
  menuCalls,
  msgCalls,
  achievementBoardCalls,
  userCalls,
  publicIpCalls,
  taskCalls,
  olderTaskCalls,
} as const satisfies Record<string, Calls>;
