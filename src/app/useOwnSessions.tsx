import { type ComponentType, type ReactNode, useState } from 'react';

import { withAgentWords } from './screenWords';
import { usePartMissing } from './usePartMissing';

interface DialogProps {
  readonly onClose: () => void;
}

const load = withAgentWords<DialogProps>(
  async () => (await import('@/features/shell/OwnSessionsDialog')).OwnSessionsDialog,
);

/** Dialog of the user's sessions, loaded when it is opened, because it is rarely needed. */
export function useOwnSessions(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<DialogProps> } | null>(null);
  const tellMissing = usePartMissing();
  return {
    open: () => void load().then((Dialog) => setOpened({ Dialog }), tellMissing),
    dialog: opened && <opened.Dialog onClose={() => setOpened(null)} />,
  };
}
