import { workScheduleCalls } from '@/contract/calls/workScheduleCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';

/** Seat schedule (§7 workSchedule/…; SS-01). */
export const workScheduleApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files, changes } = endpointsOf(build);
    return {
      workScheduleTeams: reads(workScheduleCalls.teams, ['Schedule']),
      workScheduleListing: reads(workScheduleCalls.listing, ['Schedule']),
      workScheduleDutySum: reads(workScheduleCalls.dutySum, ['Schedule', 'SeatPlans']),
      workSchedulePrediction: reads(workScheduleCalls.prediction, ['Schedule', 'SeatPlans']),
      workScheduleStatus: changes(workScheduleCalls.status, ['Schedule']),
      workScheduleBatchPreview: changes(workScheduleCalls.batchPreview),
      workScheduleUpload: changes(workScheduleCalls.upload),
      workScheduleUndo: changes(workScheduleCalls.undo, ['Schedule']),
      workScheduleChanges: reads(workScheduleCalls.changes, ['Schedule']),
      workScheduleDownload: files(workScheduleCalls.download),
      workScheduleTaskNumberConfig: reads(workScheduleCalls.taskNumberConfig, ['SeatPlans']),
      workScheduleSaveTaskNumberConfig: changes(workScheduleCalls.saveTaskNumberConfig, ['SeatPlans']),
      workScheduleDeleteTaskNumberConfig: changes(workScheduleCalls.deleteTaskNumberConfig, ['SeatPlans']),
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
