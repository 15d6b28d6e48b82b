import { Skeleton } from 'antd';
import { useIntl } from 'react-intl';

/** Something is on its way: grey lines in its place, said aloud to those who do not see them. */
export function Loading({ rows = 4 }: { readonly rows?: number }) {
  const { formatMessage } = useIntl();
  return (
    <output style={{ display: 'block' }} aria-busy="true" aria-label={formatMessage({ id: 'state.loading' })}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </output>
  );
}
