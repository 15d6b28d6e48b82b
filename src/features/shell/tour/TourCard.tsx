import type { Role } from '@/contract/codes/userCodes';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './tour.module.css';
import { getTourPath, TOUR } from './tourItems';

/** Parameters of the card. */
export interface TourCardProps {
  readonly role: Role;
  readonly places: Readonly<Record<string, string>>;
  readonly onDismiss: () => void;
}

/** Links to eight places of the demo data that show what the role does in the product. */
export function TourCard({ role, places, onDismiss }: TourCardProps) {
  const { formatMessage } = useIntl();
  const dismiss = formatMessage({ id: 'tour.dismiss' });
  return (
    <section className={styles['card']} aria-labelledby="tour">
      <header className={styles['head']}>
        <h2 id="tour" className={styles['title']}>
          <FormattedMessage id="tour.title" />
        </h2>
        <p className={styles['hint']}>
          <FormattedMessage id="tour.hint" />
        </p>
        <Button
          type="text"
          size="small"
          className={styles['dismiss'] ?? ''}
          icon={<CloseOutlined />}
          aria-label={dismiss}
          title={dismiss}
          onClick={onDismiss}
        />
      </header>
      <ol className={styles['items']}>
        {TOUR[role].map((item) => (
          <li key={item}>
            <Link to={getTourPath(item, places)} className={styles['item']}>
              <FormattedMessage id={`tour.${item}`} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
