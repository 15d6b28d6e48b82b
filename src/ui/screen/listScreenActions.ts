import { useEffect, useEffectEvent } from 'react';

/** Action on the open screen, equal to its button or shortcut. */
export interface ScreenAction {
  /** Stable over languages and visits. */
  readonly id: string;
  readonly words: string;
  /** Subject of the action on the screen, if several are alike. */
  readonly about?: string | undefined;
  readonly shortcut?: string | undefined;
  /** Available on every screen. */
  readonly isGeneral?: boolean;
  readonly run: () => void;
}

const registered = new Set<() => readonly ScreenAction[]>();

/** Registers actions in the palette while the component is mounted; each is defined next to its button or shortcut. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const latest = useEffectEvent(() => actions);
  useEffect(() => {
    const own = () => latest();
    registered.add(own);
    return () => void registered.delete(own);
  }, []);
}

/** Returns the available actions, in the order in which the parts of the screen mounted. Must not be called during rendering. */
export const listScreenActions = (): readonly ScreenAction[] => [...registered].flatMap((own) => own());
