import { Segmented } from 'antd';
import { useIntl } from 'react-intl';

/** The lists of /dataMonitoring, as its address names them. */
export const MONITORING_VIEWS = ['behaviour', 'decisions'] as const;

/** One of them. */
export type MonitoringView = (typeof MONITORING_VIEWS)[number];

interface ViewChoiceProps {
  readonly view: MonitoringView;
  readonly onChoose: (view: MonitoringView) => void;
}

/** Chooses between what people looked at and whom they contacted. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Segmented<MonitoringView>
      aria-label={formatMessage({ id: 'monitoring.view' })}
      value={view}
      options={MONITORING_VIEWS.map((each) => ({
        value: each,
        label: formatMessage({ id: `monitoring.view.${each}` }),
      }))}
      onChange={onChoose}
    />
  );
}
