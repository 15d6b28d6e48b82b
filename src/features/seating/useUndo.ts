import { useWorkScheduleUndoMutation } from '@/api/endpoints/management/workScheduleApi';
import { useCallback, useState } from 'react';

/** A change that can be undone. */
interface Undoable {
  readonly changeId: string;
  readonly changed: number;
}

/** The outcome of the last change, and the way back from it. */
export function useUndo() {
  const [takeBack, { isLoading }] = useWorkScheduleUndoMutation();
  const [changes, setChanges] = useState<readonly Undoable[]>([]);
  const [undone, setUndone] = useState<number>();
  const saved = useCallback((changeId: string, changed: number) => {
    setUndone(undefined);
    setChanges((before) => [...before, { changeId, changed }]);
  }, []);
  const last = changes.at(-1);
  const undo = (): void => {
    if (!last || isLoading) return;
    setChanges(changes.slice(0, -1));
    void takeBack({ changeId: last.changeId }).then(({ data }) => setUndone(data?.changed));
  };
  return { last, undone, isUndoing: isLoading, saved, undo };
}

/** The way back from the last change. */
export type ScheduleUndo = ReturnType<typeof useUndo>;
