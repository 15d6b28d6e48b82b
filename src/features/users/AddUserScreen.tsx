import { LANDING, ROUTES } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { NoPermission } from '@/ui/feedback/NoPermission';
import { Segmented } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { AddUserForm } from './form/AddUserForm';
import { SheetImport } from './import/SheetImport';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';

/** /add/user: one user, or many from a spreadsheet (§2, US-01, US-02). */
export function AddUserScreen() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const isSheet = params.get('from') === 'sheet';
  if (!usePermission('users.manage')) return <NoPermission backTo={LANDING} />;
  return (
    <Screen>
      <ScreenHead>
        <Link to={ROUTES.users.path}>
          <FormattedMessage id="users.back" />
        </Link>
        <ScreenTitle>
          <FormattedMessage id="users.add" />
        </ScreenTitle>
        <Segmented
          aria-label={formatMessage({ id: 'users.add.how' })}
          value={isSheet ? 'sheet' : 'one'}
          onChange={(how) => setParams(how === 'sheet' ? { from: 'sheet' } : {}, { replace: true })}
          options={[
            { value: 'one', label: formatMessage({ id: 'users.add.one' }) },
            { value: 'sheet', label: formatMessage({ id: 'users.addSheet' }) },
          ]}
        />
      </ScreenHead>
      {isSheet ? <SheetImport /> : <AddUserForm />}
    </Screen>
  );
}
