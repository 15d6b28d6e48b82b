import { ROUTES } from '@/contract/routes';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** Back to the overview. */
export function BackToQueuesLink() {
  return (
    <Link to={ROUTES.queue.path}>
      <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="queues.back" />
    </Link>
  );
}
