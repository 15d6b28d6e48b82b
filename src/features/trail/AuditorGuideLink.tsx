import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** Leads to the guide for auditors. */
export const AuditorGuideLink = () => (
  <Link to="?guide=1">
    <FormattedMessage id="trail.guide" />
  </Link>
);
