import { NETWORK_ERROR_NOTICE_MS } from '@/contract/limits';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';

import { noticeShown } from './noticesSlice';
import { withAgentWords } from './screenWords';

interface DialogProps {
  readonly onClose: () => void;
}

const load = withAgentWords<DialogProps>(
  async () => (await import('@/features/shell/OwnSessionsDialog')).OwnSessionsDialog,
);

/** The dialog of the own sessions and what opens it: code and words come then, for few people need it on a day. */
export function useOwnSessions(): { readonly open: () => void; readonly dialog: ReactNode } {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<DialogProps> } | null>(null);
  const tellNoServer = (): void =>
    void dispatch(noticeShown({ tone: 'error', words: { id: 'errors.noServer' }, forMs: NETWORK_ERROR_NOTICE_MS }));
  return {
    open: () => void load().then((Dialog) => setOpened({ Dialog }), tellNoServer),
    dialog: opened && <opened.Dialog onClose={() => setOpened(null)} />,
  };
}
