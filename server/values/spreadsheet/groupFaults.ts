import { SHEET_CELLS_NAMED, SHEET_TEXTS_NAMED } from '@/contract/ourLimits';

/** Faulty cell: its name such as A2, its content, and the key by which it is grouped. */
interface FaultyCell<Fault> {
  readonly fault: Fault;
  readonly key: string;
  readonly cell: string;
  readonly text: string;
}

/** Cells with the same fault; the first is reported in full. */
export interface GroupedFault<Fault> {
  readonly first: Fault;
  readonly count: number;
  readonly cells: string[];
  readonly texts: string[];
}

/** Groups equal faults, with their count and the first cells (US-02, SS-01). */
export function groupFaults<Fault>(faulty: readonly FaultyCell<Fault>[]): GroupedFault<Fault>[] {
  const gathered = new Map<string, { first: Fault; count: number; cells: string[]; texts: Set<string> }>();
  for (const { fault, key, cell, text } of faulty) {
    const own = gathered.get(key) ?? { first: fault, count: 0, cells: [], texts: new Set() };
    own.count += 1;
    if (own.cells.length < SHEET_CELLS_NAMED) own.cells.push(cell);
    if (own.texts.size < SHEET_TEXTS_NAMED && text !== '') own.texts.add(text);
    gathered.set(key, own);
  }
  return [...gathered.values()].map(({ texts, ...own }) => ({ ...own, texts: [...texts] }));
}
