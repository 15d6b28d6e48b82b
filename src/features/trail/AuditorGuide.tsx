import { ArrowLeftOutlined } from '@ant-design/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { GUIDE } from './guideSections';
import * as styles from './trail.module.css';

/**
 * Guide to reading, verifying and exporting the trail, with the labels of its screens. docs/auditors.md is generated from the same
 * messages.
 */
export function AuditorGuide() {
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <Link to="?" className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="trail.login.back" />
        </Link>
        <h1 className={styles['title']}>
          <FormattedMessage id="auditors.title" />
        </h1>
      </header>
      {GUIDE.map(({ title, texts }) => (
        <section key={title} className={styles['card']}>
          <h2 className={styles['cardTitle']}>
            <FormattedMessage id={title} />
          </h2>
          <ol>
            {texts.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
