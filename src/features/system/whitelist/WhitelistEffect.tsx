import type { WhiteListCheck, WhiteListInfo } from '@/contract/entities/users/whitelist';
import { splitWhitelist } from '@/contract/rules';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from '../system.module.css';

interface WhitelistEffectProps {
  readonly value: string;
  readonly info: WhiteListInfo;
  readonly check: WhiteListCheck | undefined;
  readonly onChange: (value: string) => void;
}

/** Effect of the list on the administrator and on the users signed in now. */
export function WhitelistEffect({ value, info, check, onChange }: WhitelistEffectProps) {
  const entries = splitWhitelist(value);
  const isOnIt = check?.includesYou ?? true;
  const addMine = (): void => onChange([...entries, info.yourAddress].join(', '));
  return (
    <>
      <p className={`${styles['lineOf']} ${styles['intro']}`}>
        <FormattedMessage id="system.whitelist.yourAddress" values={{ address: <strong>{info.yourAddress}</strong> }} />
        {!isOnIt && (
          <Button size="small" onClick={addMine}>
            <FormattedMessage id="system.whitelist.addMine" />
          </Button>
        )}
      </p>
      <Effect isEmpty={entries.length === 0} check={check} />
    </>
  );
}

function Effect({ isEmpty, check }: Pick<WhitelistEffectProps, 'check'> & { readonly isEmpty: boolean }) {
  if (isEmpty) return <Alert type="warning" showIcon title={<FormattedMessage id="system.whitelist.empty" />} />;
  if (!check || check.wrong.length > 0) return null;
  const { online, outside } = check;
  return (
    <Alert
      type={outside.length > 0 ? 'warning' : 'success'}
      showIcon
      title={<FormattedMessage id="system.whitelist.effect" values={{ online, outside: outside.length }} />}
    />
  );
}
