import { createLazyScreen } from '@/ui/screen/createLazyScreen';
import { Loading } from '@/ui/feedback/Loading';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Radio } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { ClarifyView } from './clarify/ClarifyView';

const waiting = <Loading rows={8} />;

const { Screen: EventsView } = createLazyScreen(async () => (await import('./EventsView')).EventsView, waiting);
const { Screen: RejectedView } = createLazyScreen(async () => (await import('./RejectedView')).RejectedView, waiting);
const { Screen: DaysView } = createLazyScreen(async () => (await import('./DaysView')).DaysView, waiting);

const { Screen: FileView } = createLazyScreen(async () => (await import('./file/FileView')).FileView, waiting);
const { Screen: ConnectionView } = createLazyScreen(
  async () => (await import('./ConnectionView')).ConnectionView,
  waiting,
);

const VIEWS = {
  clarify: ClarifyView,
  events: EventsView,
  turned: RejectedView,
  days: DaysView,
  file: FileView,
  connection: ConnectionView,
} as const;

type View = keyof typeof VIEWS;

const isView = (name: string | null): name is View => name !== null && Object.hasOwn(VIEWS, name);

/**
 * /lender: entries that need clarification, events from the lender, the daily reconciliation, and the signing keys of its server (MI-01,
 * MI-02).
 */
export function LenderScreen() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const named = params.get('view');
  const view = isView(named) ? named : 'clarify';
  const Shown = VIEWS[view];
  return (
    <Screen>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="lender.title" />
        </ScreenTitle>
        <Radio.Group
          aria-label={formatMessage({ id: 'lender.view' })}
          optionType="button"
          value={view}
          onChange={({ target }) => setParams({ view: String(target.value) })}
          options={(['clarify', 'events', 'turned', 'days', 'file', 'connection'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `lender.view.${value}` }),
          }))}
        />
      </ScreenHead>
      <Shown />
    </Screen>
  );
}
