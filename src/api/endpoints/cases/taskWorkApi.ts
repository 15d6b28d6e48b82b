import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import {
  callsOfCase,
  caseTags,
  lawfulOfCase,
  messagesOfCase,
  one,
  overridesOfCase,
  preferenceTags,
} from '../../client/tags';

/** Endpoints for an agent's actions on a case other than recording results (§7 task/…). */
export const taskWorkApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      taskWorkPartDeduce: changes(taskWorkCalls.partDeduce, ({ taskId }) => caseTags(String(taskId))),
      taskWorkSaveUserEmerContact: changes(taskWorkCalls.saveUserEmerContact, ({ taskId }) => [
        one('Contacts', String(taskId)),
      ]),
      taskWorkManualDelay: changes(taskWorkCalls.manualDelay, ({ taskId }) => caseTags(String(taskId))),
      taskWorkHold: changes(taskWorkCalls.hold, ({ taskId }) => caseTags(String(taskId))),
      taskWorkLiftHold: changes(taskWorkCalls.liftHold, ({ taskId }) => caseTags(String(taskId))),
      taskWorkDelayCode: reads(taskWorkCalls.delayCode, ({ id }) => [one('Codes', id)]),
      taskWorkAutoDialSms: changes(
        taskWorkCalls.autoDialSms,
        ({ taskId }) => messagesOfCase(String(taskId)),
        lawfulOfCase,
      ),
      taskWorkSmsLog: reads(taskWorkCalls.smsLog, ({ id }) => [one('Messages', id)]),
      taskWorkDial: changes(taskWorkCalls.dial, ({ taskId }) => callsOfCase(String(taskId)), lawfulOfCase),
      taskWorkHangUp: changes(taskWorkCalls.hangUp, (_, answer) => (answer ? callsOfCase(answer.taskId) : [])),
      taskWorkLastCall: reads(taskWorkCalls.lastCall, ({ id }) => [one('PhoneCall', id)]),
      // Any contact to the case may use up the last place of a cap.
      taskWorkLawful: reads(taskWorkCalls.lawful, ({ id }) => [
        one('PhoneCall', id),
        one('Messages', id),
        one('Logs', id),
        one('Contacts', id),
        one('Lawful', id),
      ]),
      taskWorkOverride: changes(taskWorkCalls.override, overridesOfCase),
      taskWorkWishes: reads(taskWorkCalls.wishes, ({ id }) => [one('Contacts', id)]),
      taskWorkWish: changes(taskWorkCalls.wish, ({ taskId }) => preferenceTags(String(taskId))),
      taskWorkEndWish: changes(taskWorkCalls.endWish, ({ taskId }) => preferenceTags(String(taskId))),
      taskWorkTimeline: reads(taskWorkCalls.timeline, ({ id }) => [one('Timeline', id)]),
      taskWorkTimelineFile: files(taskWorkCalls.timelineFile),
    };
  },
});

export const {
  useTaskWorkPartDeduceMutation,
  useTaskWorkSaveUserEmerContactMutation,
  useTaskWorkManualDelayMutation,
  useTaskWorkHoldMutation,
  useTaskWorkLiftHoldMutation,
  useTaskWorkDelayCodeQuery,
  useTaskWorkAutoDialSmsMutation,
  useTaskWorkSmsLogQuery,
  useTaskWorkDialMutation,
  useTaskWorkHangUpMutation,
  useTaskWorkLastCallQuery,
  useTaskWorkLawfulQuery,
  useTaskWorkOverrideMutation,
  useTaskWorkWishesQuery,
  useTaskWorkWishMutation,
  useTaskWorkEndWishMutation,
  useTaskWorkTimelineQuery,
  useTaskWorkTimelineFileMutation,
} = taskWorkApi;
