import { useManageUserManyPasswordsMutation } from '@/api/endpoints/management/manageUserApi';
import type { UserOperation } from '@/contract/entities/users/userOperation';
import { DateTime } from '@/ui/dates/DateTime';
import { FileSaved } from '@/ui/files/FileSaved';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

/** The file of the one-time passwords of a reset of many users, as long as one of them can still be used (US-01). */
export function GivenPasswords({ of }: { readonly of: UserOperation }) {
  const [save, saving] = useManageUserManyPasswordsMutation();
  if (of.passwords === null) return null;
  const { count, until } = of.passwords;
  return (
    <>
      <Button
        size="small"
        type="primary"
        icon={<DownloadOutlined />}
        loading={saving.isLoading}
        onClick={() => void save({ id: of.id })}
      >
        <FormattedMessage id="users.passwords.download" values={{ count }} />
      </Button>
      <span>
        <FormattedMessage id="users.passwords.until" values={{ time: <DateTime at={until} /> }} />
      </span>
      <FileSaved saving={saving} done="users.exported" />
    </>
  );
}
