import { SMALL } from '@/browser/mediaQuery';
import { LANDING } from '@/contract/routes';
import { useCurrentUser, userMay } from '@/ui/currentUser';
import { NoPermission } from '@/ui/NoPermission';
import { useMedia } from '@/ui/useMedia';
import { useSearchParams } from '@/ui/useSearchParams';
import { Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SYSTEM_PANELS, type SystemPanel } from './systemPanels';
import * as styles from './systemScreen.module.css';

/** /system: the configuration of an institution, one area a tab (§2, SY-01). */
export function SystemScreen() {
  const { formatMessage } = useIntl();
  const panels = useGrantedPanels();
  const isSmall = useMedia(SMALL);
  const [shown, choose] = useOpenTab(panels);
  if (!shown) return <NoPermission backTo={LANDING} />;
  return (
    <section className={styles['screen']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="system.title" />
      </h1>
      <Tabs
        className={styles['tabs'] ?? ''}
        tabPlacement={isSmall ? 'top' : 'start'}
        destroyOnHidden
        activeKey={shown.key}
        onChange={choose}
        items={panels.map(({ key, label, Screen }) => ({
          key,
          label: formatMessage({ id: label }),
          children: <Screen />,
        }))}
      />
    </section>
  );
}

function useGrantedPanels(): readonly SystemPanel[] {
  const user = useCurrentUser();
  return user ? SYSTEM_PANELS.filter(({ permission }) => userMay(user, permission)) : [];
}

/** The tab in the address (RT-08); the first one that is granted where it names none of them. */
function useOpenTab(panels: readonly SystemPanel[]) {
  const [params, setParams] = useSearchParams();
  const shown = panels.find(({ key }) => key === params.get('tab')) ?? panels[0];
  // Another area has filters and pages of its own.
  const choose = (tab: string): void => setParams({ tab });
  return [shown, choose] as const;
}
