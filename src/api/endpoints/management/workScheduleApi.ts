import { workScheduleCalls } from '@/contract/calls/management/workScheduleCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import type { DataTag } from '../../client/tags';

/** Cache tags of screens that show who is on duty: the schedule, the dashboard, the selection of agents for cases. */
const SCHEDULE: readonly DataTag[] = ['Schedule', 'Board', 'Alerts', 'QueueCases'];

/** Seat schedule (§7 workSchedule/…; SS-01). */
export const workScheduleApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files, changes } = getEndpoints(build);
    return {
      workScheduleTeams: reads(workScheduleCalls.teams, ['Schedule', 'Users']),
      workScheduleListing: reads(workScheduleCalls.listing, ['Schedule', 'Users']),
      workScheduleDutySum: reads(workScheduleCalls.dutySum, ['Schedule', 'SeatPlans', 'Users']),
      workSchedulePrediction: reads(workScheduleCalls.prediction, ['Schedule', 'SeatPlans', 'Users']),
      workScheduleStatus: changes(workScheduleCalls.status, SCHEDULE),
      workScheduleBatchPreview: changes(workScheduleCalls.batchPreview),
      workScheduleUpload: changes(workScheduleCalls.upload),
      workScheduleUndo: changes(workScheduleCalls.undo, SCHEDULE),
      workScheduleChanges: reads(workScheduleCalls.changes, ['Schedule']),
      workScheduleDownload: files(workScheduleCalls.download),
      workScheduleTaskNumberConfig: reads(workScheduleCalls.taskNumberConfig, ['SeatPlans']),
      workScheduleSaveTaskNumberConfig: changes(workScheduleCalls.saveTaskNumberConfig, ['SeatPlans', 'QueueCases']),
      workScheduleDeleteTaskNumberConfig: changes(workScheduleCalls.deleteTaskNumberConfig, [
        'SeatPlans',
        'QueueCases',
      ]),
    };
  },
});

export const {
  useWorkScheduleTeamsQuery,
  useWorkScheduleListingQuery,
  useWorkScheduleDutySumQuery,
  useWorkSchedulePredictionQuery,
  useWorkScheduleStatusMutation,
  useWorkScheduleBatchPreviewMutation,
  useWorkScheduleUploadMutation,
  useWorkScheduleUndoMutation,
  useWorkScheduleChangesQuery,
  useWorkScheduleDownloadMutation,
  useWorkScheduleTaskNumberConfigQuery,
  useWorkScheduleSaveTaskNumberConfigMutation,
  useWorkScheduleDeleteTaskNumberConfigMutation,
} = workScheduleApi;
