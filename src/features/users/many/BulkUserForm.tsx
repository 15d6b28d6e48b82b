import { useManageUserOptionsQuery } from '@/api/endpoints/management/manageUserApi';
import { CASES_HEIR } from '@/contract/codes/queueCodes';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { type UserAct, USER_FIELD } from '@/contract/codes/userCodes';
import { ONE_TIME_PASSWORD_HOURS } from '@/contract/oneTimePassword';
import { SEND_FLAGS } from '@/contract/sendFlags';
import { useLocale } from '@/i18n/languageContext';
import { Radio, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ColleagueSelect } from './ColleagueSelect';
import * as styles from './manyUsers.module.css';
import type { BulkUserFields } from './bulkUserFields';

interface WishFormProps {
  readonly fields: BulkUserFields;
  readonly onChange: (fields: BulkUserFields) => void;
}

/** Represents 'none' in a select, whose values are texts. */
const NONE = '';

function PlaceChoice({ what, fields, onChange }: WishFormProps & { readonly what: 'queueId' | 'groupId' }) {
  const { formatMessage } = useIntl();
  const label = getCodeLabel(USER_FIELD, what, useLocale());
  const { data, isFetching } = useManageUserOptionsQuery();
  const queues = data?.queues.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }));
  const groups = data?.groups.map(({ id, name }) => ({ value: id, label: name }));
  const options = (what === 'queueId' ? queues : groups) ?? [];
  const value = fields[what];
  return (
    <Select
      aria-label={label}
      placeholder={label}
      value={value === null ? NONE : (value ?? null)}
      loading={isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...options, { value: NONE, label: formatMessage({ id: `users.many.none.${what}` }) }]}
      onChange={(chosen: string) => onChange({ [what]: chosen === NONE ? null : chosen })}
    />
  );
}

const STAYS = 'stays';
const getWord = (value: boolean | undefined): 'stays' | 'may' | 'mayNot' => {
  if (value === undefined) return STAYS;
  return value ? 'may' : 'mayNot';
};

function FlagChoice({ fields, onChange }: WishFormProps) {
  const { formatMessage } = useIntl();
  const options = ([STAYS, 'may', 'mayNot'] as const).map((value) => ({
    value,
    label: formatMessage({ id: `users.many.flag.${value}` }),
  }));
  return SEND_FLAGS.map(({ field, name }) => (
    <div key={field} className={styles['flag']}>
      <span>{name}</span>
      <Segmented
        aria-label={name}
        size="small"
        value={getWord(fields.flags?.[field])}
        options={options}
        onChange={(word) => {
          const { [field]: _before, ...others } = fields.flags ?? {};
          onChange({ flags: word === STAYS ? others : { ...others, [field]: word === 'may' } });
        }}
      />
    </div>
  ));
}

function Colleague({ fields, onChange }: WishFormProps) {
  const { formatMessage } = useIntl();
  return (
    <ColleagueSelect
      label={formatMessage({ id: 'users.many.colleague' })}
      value={fields.agentId}
      onChange={(agentId) => onChange({ ...fields, agentId })}
    />
  );
}

function HeirChoice({ fields, onChange }: WishFormProps) {
  const language = useLocale();
  const { formatMessage } = useIntl();
  const codes = getCodeValues(CASES_HEIR);
  return (
    <>
      <p className={styles['text']}>
        <FormattedMessage id="users.many.disable.text" />
      </p>
      <Radio.Group
        aria-label={formatMessage({ id: 'users.many.heir' })}
        vertical
        value={fields.heir}
        options={codes.map((code) => ({ value: code, label: getCodeLabel(CASES_HEIR, code, language) }))}
        onChange={({ target }) => {
          const heir = codes.find((code) => code === target.value);
          onChange(heir === undefined ? {} : { heir });
        }}
      />
      {fields.heir === 'agent' && <Colleague fields={fields} onChange={onChange} />}
    </>
  );
}

const FORMS: Readonly<Record<UserAct, (form: WishFormProps) => ReactNode>> = {
  queue: (form) => <PlaceChoice what="queueId" {...form} />,
  group: (form) => <PlaceChoice what="groupId" {...form} />,
  sendFlags: (form) => <FlagChoice {...form} />,
  resetPassword: () => (
    <p className={styles['text']}>
      <FormattedMessage id="users.many.resetPassword.text" values={{ hours: ONE_TIME_PASSWORD_HOURS }} />
    </p>
  ),
  enable: () => null,
  disable: (form) => <HeirChoice {...form} />,
};

/** Additional input of a bulk action, by action. */
export const BulkUserForm = ({ act, ...form }: WishFormProps & { readonly act: UserAct }) => FORMS[act](form);
