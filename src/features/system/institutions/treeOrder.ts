import type { Institution } from '@/contract/entities/users/institution';

/** Returns the level of an institution in the tree, starting at 1. */
export function getLevel(rows: readonly Institution[], { parentId }: Institution): number {
  const parent = rows.find(({ id }) => id === parentId);
  return parent === undefined ? 1 : 1 + getLevel(rows, parent);
}

/** An institution with all below it. */
export const listWithDescendants = (rows: readonly Institution[], id: string): string[] => [
  id,
  ...rows.filter(({ parentId }) => parentId === id).flatMap((child) => listWithDescendants(rows, child.id)),
];

/** Returns the institution to which a key moves in the tree, or undefined if it moves nowhere. */
export function getNextNode(rows: readonly Institution[], shownId: string, key: string): Institution | undefined {
  const place = rows.findIndex(({ id }) => id === shownId);
  const steps: Readonly<Record<string, Institution | undefined>> = {
    ArrowDown: rows[place + 1],
    ArrowUp: rows[place - 1],
    Home: rows[0],
    End: rows.at(-1),
    ArrowLeft: rows.find(({ id }) => id === rows[place]?.parentId),
    ArrowRight: rows.find(({ parentId }) => parentId === shownId),
  };
  return steps[key];
}
