import { Skeleton } from 'antd';
import { useIntl } from 'react-intl';

/** Placeholder of gray lines while content loads; announced to screen readers. */
export function Loading({ rows = 4 }: { readonly rows?: number }) {
  const { formatMessage } = useIntl();
  return (
    <output style={{ display: 'block' }} aria-busy="true" aria-label={formatMessage({ id: 'state.loading' })}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </output>
  );
}
