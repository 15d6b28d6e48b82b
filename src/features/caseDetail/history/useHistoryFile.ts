import { useTaskWorkTimelineFileMutation } from '@/api/endpoints/cases/taskWorkApi';
import type { TimelineKind } from '@/contract/codes/caseCodes';
import { usePermission } from '@/ui/screen/currentUser';
import type { ListExport } from '@/ui/list/ExportButton';

/** Export of the events of a case, all kinds or some, for users who review the work of others (AP-06). */
export function useHistoryFile(taskId: string, kinds: readonly TimelineKind[]): ListExport | undefined {
  const [save, saving] = useTaskWorkTimelineFileMutation();
  const mayTake = usePermission('monitoring.read');
  if (!mayTake) return undefined;
  const chosen = kinds.length > 0 && { kinds: kinds.join(',') };
  return { saving, onSave: (format) => void save({ id: taskId, ...chosen, format }) };
}
