import { useEffect, useEffectEvent } from 'react';

/** Something that can be done on the screen that is open, as its own button or key does it. */
export interface ScreenAction {
  /** The same in every language and on every visit. */
  readonly id: string;
  readonly words: string;
  /** What of the screen it is about, where there may be several alike. */
  readonly about?: string | undefined;
  readonly shortcut?: string | undefined;
  /** The same on every screen. */
  readonly isGeneral?: boolean;
  readonly run: () => void;
}

const registered = new Set<() => readonly ScreenAction[]>();

/** Offers actions to the palette as long as the component is shown; each is described where its button or key is. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const latest = useEffectEvent(() => actions);
  useEffect(() => {
    const own = () => latest();
    registered.add(own);
    return () => void registered.delete(own);
  }, []);
}

/** What can be done now, in the order in which the parts of the screen came; not to be asked while drawing. */
export const screenActions = (): readonly ScreenAction[] => [...registered].flatMap((own) => own());
