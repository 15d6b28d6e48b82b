import { usePermission } from '@/ui/screen/currentUser';
import { lazyScreen } from '@/ui/screen/lazyScreen';
import { Loading } from '@/ui/feedback/Loading';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { FormattedMessage } from 'react-intl';

import * as styles from './complaints.module.css';
import { ComplaintWorkList } from './ComplaintWorkList';
import { type ComplaintView, ViewChoice } from './ViewChoice';

const { Screen: Report } = lazyScreen(
  async () => (await import('./report/ComplaintReport')).ComplaintReport,
  <Loading rows={8} />,
);

/** /complaints: the pending complaints; for leaders and auditors also as statistics (§2, CM-01). */
export function ComplaintsScreen() {
  const [params, setParams] = useSearchParams();
  const isLeading = usePermission('board.lead');
  const view: ComplaintView = isLeading && params.get('view') === 'report' ? 'report' : 'list';
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="complaints.title" />
        </h1>
        {isLeading && (
          <ViewChoice view={view} onChoose={(chosen) => setParams(chosen === 'list' ? {} : { view: chosen })} />
        )}
      </header>
      {view === 'report' ? <Report /> : <ComplaintWorkList />}
    </section>
  );
}
