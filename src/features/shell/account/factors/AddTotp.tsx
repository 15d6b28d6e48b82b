import { takeRevealed } from '@/api/client/revealed';
import {
  takeRecoveryCodes,
  toConfirmTotpArg,
  useSecondFactorAddTotpMutation,
  useSecondFactorConfirmTotpMutation,
} from '@/api/endpoints/account/ownFactorsApi';
import { TOTP_DIGITS } from '@/contract/ourLimits';
import { RefusedFields } from '@/ui/form/RefusedFields';
import { Button, Form, Input, QRCode } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FactorNameForm } from './FactorNameForm';
import * as styles from './factors.module.css';

interface NewTotp {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
}

interface AddTotpProps {
  /** Receives the new recovery codes, if there are any. */
  readonly onAdded: (codes: readonly string[]) => void;
  /** Second button of the forms, such as 'cancel'. */
  readonly other: ReactNode;
}

/** Sets up an authenticator app: its name, then its secret and its first code. */
export function AddTotp({ onAdded, other }: AddTotpProps) {
  const [totp, setTotp] = useState<NewTotp | null>(null);
  return totp === null ? (
    <NameForm other={other} onCreated={setTotp} />
  ) : (
    <FirstCodeForm totp={totp} other={other} onAdded={onAdded} />
  );
}

interface NameFormProps extends Pick<AddTotpProps, 'other'> {
  readonly onCreated: (totp: NewTotp) => void;
}

function NameForm({ other, onCreated }: NameFormProps) {
  const { formatMessage } = useIntl();
  const [add, { isLoading }] = useSecondFactorAddTotpMutation();
  const create = async (name: string): Promise<void> => {
    const { data } = await add({ name });
    const [secret, uri] = data ? [takeRevealed(data.secretHandle), takeRevealed(data.uriHandle)] : [null, null];
    if (data && secret !== null && uri !== null) onCreated({ id: data.id, secret, uri });
  };
  return (
    <FactorNameForm
      form="factorName"
      initialName={formatMessage({ id: 'factors.totp.name' })}
      hint={formatMessage({ id: 'factors.totp.nameHint' })}
      other={other}
      isLoading={isLoading}
      onName={(name) => void create(name)}
    />
  );
}

const REFUSED_AT = { wrongFactor: 'code', locked: 'code' } as const;
const FULL_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
/** Spaces in which apps show their codes. */
const SPACES = /\s/g;

interface FirstCodeFormProps extends AddTotpProps {
  readonly totp: NewTotp;
}

function FirstCodeForm({ totp, other, onAdded }: FirstCodeFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ readonly code: string }>();
  const [confirm, { isLoading, error }] = useSecondFactorConfirmTotpMutation();
  useEffect(() => form.focusField('code'), [form]);
  const submit = async ({ code }: { readonly code: string }): Promise<void> => {
    const { data } = await confirm(toConfirmTotpArg(totp.id, code.replaceAll(SPACES, '')));
    if (!data) return;
    onAdded(takeRecoveryCodes(data));
  };
  return (
    <Form
      form={form}
      name="factorCode"
      layout="vertical"
      requiredMark={false}
      onFinish={(fields) => void submit(fields)}
    >
      <p>
        <FormattedMessage id="factors.totp.scan" />
      </p>
      {/* The secret below is its text. */}
      <div aria-hidden>
        <QRCode type="svg" value={totp.uri} className={styles['picture'] ?? ''} />
      </div>
      <p>
        <FormattedMessage id="factors.totp.secret" /> <code className={styles['secret']}>{totp.secret}</code>
      </p>
      <RefusedFields error={error} at={REFUSED_AT} />
      <Form.Item
        name="code"
        label={formatMessage({ id: 'factors.totp.code' })}
        validateTrigger="onSubmit"
        rules={[
          {
            required: true,
            transform: (text: string | undefined) => (text ?? '').replaceAll(SPACES, ''),
            pattern: FULL_CODE,
            message: formatMessage({ id: 'factors.totp.short' }, { digits: TOTP_DIGITS }),
          },
        ]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={TOTP_DIGITS + 2} />
      </Form.Item>
      <div className={styles['actions']}>
        {other}
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {formatMessage({ id: 'factors.totp.confirm' })}
        </Button>
      </div>
    </Form>
  );
}
