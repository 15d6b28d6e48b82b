import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { UnreadReplies } from '@/ui/format/UnreadReplies';
import { useScreenActions } from '@/ui/screen/listScreenActions';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Card, Tabs } from 'antd';
import { useCallback, memo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';

import * as styles from '../caseDetail.module.css';
import { useKeys } from '../keys/useKeys';
import { CASE_TABS, FIRST_TAB } from './caseTabList';

/** Returns the open tab, stored in the address (RT-08). Changing it adds no history entry. */
function useCaseTab(): readonly [string, (key: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const open = CASE_TABS.find(({ key }) => key === named)?.key ?? FIRST_TAB;
  const choose = useCallback(
    (key: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (key === FIRST_TAB) next.delete('tab');
          else next.set('tab', key);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [open, choose];
}

/**
 * Tabs with the rest of the case, each reachable by Shift and its number. Rendered after the contacts and the form (SC-03); the shortcuts
 * work at once.
 */
export const CaseTabs = memo(function CaseTabs({ loanItem }: { readonly loanItem: LoanItem }) {
  const isDrawn = useDeferredValue(true, false);
  const { formatMessage } = useIntl();
  const [open, choose] = useCaseTab();
  const actions = CASE_TABS.map(({ key, label }, place) => ({
    id: label,
    words: formatMessage({ id: label }),
    shortcut: `Shift+${place + 1}`,
    run: () => choose(key),
  }));
  useKeys(Object.fromEntries(actions.map(({ shortcut, run }) => [shortcut, run])));
  useScreenActions(actions);
  return (
    <Card size="small" className={(isDrawn ? styles['tabs'] : styles['tabsToCome']) ?? ''}>
      {isDrawn && (
        <Tabs
          size="small"
          activeKey={open}
          onChange={choose}
          items={CASE_TABS.map(({ key, Panel }, place) => ({
            key,
            label: (
              <span title={actions[place]?.shortcut}>
                {actions[place]?.words} {key === 'messages' && <UnreadReplies count={loanItem.task.unreadReplies} />}
              </span>
            ),
            // In print the facts appear whichever tab is open.
            forceRender: key === FIRST_TAB,
            children: <Panel loanItem={loanItem} />,
          }))}
        />
      )}
    </Card>
  );
});
