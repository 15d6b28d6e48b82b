import { SMALL_SCREEN } from '@/browser/page/createMediaQuery';
import { LANDING } from '@/contract/routes';
import { NoPermission } from '@/ui/feedback/NoPermission';
import { useCurrentUser, userHasPermission } from '@/ui/screen/currentUser';
import { useMedia } from '@/ui/screen/useMedia';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Select } from 'antd';
import { useIntl, FormattedMessage } from 'react-intl';

import { groupPanels } from './groupPanels';
import * as styles from './system.module.css';
import { SystemNavigation } from './SystemNavigation';
import { type SystemPanel, SYSTEM_PANELS } from './systemPanels';

interface SystemSelectProps {
  readonly panels: readonly SystemPanel[];
  readonly shown: SystemPanel;
  readonly onChoose: (key: string) => void;
}

/** Chooses an area of /system in a small window; typing finds one by its name. */
function SystemSelect({ panels, shown, onChoose }: SystemSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      aria-label={formatMessage({ id: 'system.find' })}
      showSearch={{ optionFilterProp: 'label' }}
      value={shown.key}
      onChange={onChoose}
      options={groupPanels(panels).map((each) => ({
        label: formatMessage({ id: `system.group.${each.group}` }),
        options: each.panels.map(({ key, label }) => ({ value: key, label: formatMessage({ id: label }) })),
      }))}
    />
  );
}

/** /system: the configuration of an institution, one area at a time (§2, SY-01). */
export function SystemScreen() {
  const panels = useGrantedPanels();
  const isSmall = useMedia(SMALL_SCREEN);
  const [shown, choose] = useShownPanel(panels);
  if (!shown) return <NoPermission backTo={LANDING} />;
  const Navigation = isSmall ? SystemSelect : SystemNavigation;
  return (
    <section className={styles['screen']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="system.title" />
      </h1>
      <div className={styles['areas']}>
        <Navigation panels={panels} shown={shown} onChoose={choose} />
        <shown.Screen key={shown.key} />
      </div>
    </section>
  );
}

function useGrantedPanels(): readonly SystemPanel[] {
  const user = useCurrentUser();
  return user ? SYSTEM_PANELS.filter(({ permission }) => userHasPermission(user, permission)) : [];
}

/** Returns the area of the address (RT-08), or the first that is granted. */
function useShownPanel(panels: readonly SystemPanel[]) {
  const [params, setParams] = useSearchParams();
  const shown = panels.find(({ key }) => key === params.get('tab')) ?? panels[0];
  // Another area has different filters and pages.
  const choose = (tab: string): void => setParams({ tab });
  return [shown, choose] as const;
}
