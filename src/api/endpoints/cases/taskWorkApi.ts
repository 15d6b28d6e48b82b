import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import {
  getCallTags,
  getCaseTags,
  getLawfulTags,
  getMessageTags,
  createTag,
  getOverrideTags,
  getPreferenceTags,
} from '../../client/tags';

/** Endpoints for an agent's actions on a case other than recording results (§7 task/…). */
export const taskWorkApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      taskWorkPartDeduce: changes(taskWorkCalls.partDeduce, ({ taskId }) => getCaseTags(String(taskId))),
      taskWorkSaveUserEmerContact: changes(taskWorkCalls.saveUserEmerContact, ({ taskId }) => [
        createTag('Contacts', String(taskId)),
      ]),
      taskWorkManualDelay: changes(taskWorkCalls.manualDelay, ({ taskId }) => getCaseTags(String(taskId))),
      taskWorkHold: changes(taskWorkCalls.hold, ({ taskId }) => getCaseTags(String(taskId))),
      taskWorkLiftHold: changes(taskWorkCalls.liftHold, ({ taskId }) => getCaseTags(String(taskId))),
      taskWorkDelayCode: reads(taskWorkCalls.delayCode, ({ id }) => [createTag('Codes', id)]),
      taskWorkAutoDialSms: changes(
        taskWorkCalls.autoDialSms,
        ({ taskId }) => getMessageTags(String(taskId)),
        getLawfulTags,
      ),
      taskWorkSmsLog: reads(taskWorkCalls.smsLog, ({ id }) => [createTag('Messages', id)]),
      taskWorkDial: changes(taskWorkCalls.dial, ({ taskId }) => getCallTags(String(taskId)), getLawfulTags),
      taskWorkHangUp: changes(taskWorkCalls.hangUp, (_, answer) => (answer ? getCallTags(answer.taskId) : [])),
      taskWorkLastCall: reads(taskWorkCalls.lastCall, ({ id }) => [createTag('PhoneCall', id)]),
      taskWorkInboundCalls: reads(taskWorkCalls.inboundCalls, ['PhoneCall']),
      // Any contact to the case may use up the last place of a cap.
      taskWorkLawful: reads(taskWorkCalls.lawful, ({ id }) => [
        createTag('PhoneCall', id),
        createTag('Messages', id),
        createTag('Logs', id),
        createTag('Contacts', id),
        createTag('Lawful', id),
      ]),
      taskWorkOverride: changes(taskWorkCalls.override, getOverrideTags),
      taskWorkWishes: reads(taskWorkCalls.wishes, ({ id }) => [createTag('Contacts', id)]),
      taskWorkWish: changes(taskWorkCalls.wish, ({ taskId }) => getPreferenceTags(String(taskId))),
      taskWorkEndWish: changes(taskWorkCalls.endWish, ({ taskId }) => getPreferenceTags(String(taskId))),
      taskWorkTimeline: reads(taskWorkCalls.timeline, ({ id }) => [createTag('Timeline', id)]),
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
  useTaskWorkInboundCallsQuery,
  useTaskWorkLastCallQuery,
  useTaskWorkLawfulQuery,
  useTaskWorkOverrideMutation,
  useTaskWorkWishesQuery,
  useTaskWorkWishMutation,
  useTaskWorkEndWishMutation,
  useTaskWorkTimelineQuery,
  useTaskWorkTimelineFileMutation,
} = taskWorkApi;
