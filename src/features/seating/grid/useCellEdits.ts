import { useWorkScheduleStatusMutation } from '@/api/endpoints/management/workScheduleApi';
import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { useCallback, useEffect, useRef, useState } from 'react';

import { toDutyStatus } from '../toDutyStatus';
import { toCellKey } from './toCellKey';

/** A cell as it was seen and as it is wanted. */
interface CellEdit {
  readonly userId: string;
  readonly day: string;
  readonly before: DutyStatus | null;
  readonly after: DutyStatus | null;
}

/** Requested edits of cells, by toCellKey. */
type CellEdits = ReadonlyMap<string, CellEdit>;

/** Nothing wanted. */
const NO_EDITS: CellEdits = new Map();

/** Returns the status of a cell in the server's data. */
const getServerStatus = ({ statuses }: ScheduleRow, day: string): DutyStatus | null => toDutyStatus(statuses[day]);

/** Adds requested cells. For a repeated cell, the originally seen value is retained. */
function withEdits(edits: CellEdits, added: Iterable<CellEdit>): CellEdits {
  const next = new Map(edits);
  for (const edit of added) {
    const key = toCellKey(edit.userId, edit.day);
    const known = next.get(key);
    const before = known ? known.before : edit.before;
    if (before === edit.after) next.delete(key);
    else next.set(key, { ...edit, before });
  }
  return next;
}

/** Debounce in milliseconds, so that consecutive edits are saved together. */
const SAVE_AFTER_MS = 500;

interface Layers {
  /** Typed, and not sent yet. */
  readonly waiting: CellEdits;
  readonly sending: CellEdits;
  /** Edits that are saved but not yet in the fetched list. */
  readonly settled: CellEdits;
}

const NOTHING: Layers = { waiting: NO_EDITS, sending: NO_EDITS, settled: NO_EDITS };

/** Sends what waits, one change after the other, and what is left when the screen is left. */
function useSending(layers: Layers, send: (edits: CellEdits) => void): void {
  const { waiting, sending } = layers;
  const latest = useRef({ waiting, send });
  useEffect(() => {
    latest.current = { waiting, send };
  });
  useEffect(() => {
    if (waiting.size === 0 || sending.size > 0) return undefined;
    const timer = setTimeout(() => latest.current.send(waiting), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting, sending]);
  useEffect(
    () => () => {
      // The latest values, not those of the first render.
      // oxlint-disable-next-line react/exhaustive-deps
      const { waiting: left, send: sendLeft } = latest.current;
      if (left.size > 0) sendLeft(left);
    },
    [],
  );
}

/** Cells typed into the calendar: shown at once, saved together a moment later, one change after the other (SS-01). */
export function useCellEdits(rows: unknown, onSaved: (changeId: string, changed: number) => void) {
  const [save] = useWorkScheduleStatusMutation();
  const [layers, setLayers] = useState(NOTHING);
  const [seenRows, setSeenRows] = useState(rows);
  if (seenRows !== rows) {
    setSeenRows(rows);
    setLayers({ ...layers, settled: NO_EDITS });
  }
  const send = (edits: CellEdits): void => {
    setLayers((now) => ({ ...now, waiting: NO_EDITS, sending: edits }));
    void save({ kind: 'cells', cells: [...edits.values()] }).then(({ data }) => {
      // After a refusal, later edits on top of it are dropped too. The reason is announced.
      if (!data) return setLayers(NOTHING);
      setLayers((now) => ({ ...now, sending: NO_EDITS, settled: withEdits(now.settled, edits.values()) }));
      if (data.changeId !== null) onSaved(data.changeId, data.changed);
      return undefined;
    });
  };
  useSending(layers, send);
  const { waiting, sending, settled } = layers;
  const statusOf = useCallback(
    (row: ScheduleRow, day: string): DutyStatus | null => {
      const key = toCellKey(row.userId, day);
      const edit = waiting.get(key) ?? sending.get(key) ?? settled.get(key);
      return edit ? edit.after : getServerStatus(row, day);
    },
    [waiting, sending, settled],
  );
  return {
    statusOf,
    isSaving: waiting.size > 0 || sending.size > 0,
    edit: (cells: readonly CellEdit[]) => setLayers((now) => ({ ...now, waiting: withEdits(now.waiting, cells) })),
  };
}
