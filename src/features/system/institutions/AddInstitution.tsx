import { useInstitutionalManagementAddInstitutionMutation } from '@/api/endpoints/system/institutionalManagementApi';
import { getFailureDetails } from '@/api/client/apiFailure';
import { type Institution, institutionFieldsInUse } from '@/contract/entities/users/institution';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Form, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { type InstitutionFields, InstitutionForm } from './InstitutionForm';
import { OneTimePasswordCard } from './OneTimePasswordCard';

interface AddInstitutionProps {
  readonly parent: Institution;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Adds an institution below another, with its first administrator, whose password is shown once (IN-01). */
export function AddInstitution({ parent, onClose, onMade }: AddInstitutionProps) {
  const close = useGuardedClose(onClose);
  const [form] = Form.useForm<InstitutionFields>();
  const [add, { data, isLoading }] = useInstitutionalManagementAddInstitutionMutation();
  const errors = [useIntl().formatMessage({ id: 'institutions.taken' })];
  const submit = async ({ username, email, person, ...fields }: InstitutionFields): Promise<void> => {
    const { error } = await add({
      ...fields,
      parentId: parent.id,
      administrator: { username, email, name: person },
    });
    const taken = getFailureDetails(error, { name: 'institutionTaken', told: institutionFieldsInUse })?.fields ?? [];
    form.setFields(taken.map((name) => ({ name, errors })));
    if (taken[0]) form.focusField(taken[0]);
  };
  if (data) {
    const done = (): void => {
      onMade(data.id);
      onClose();
    };
    return <OneTimePasswordCard {...data.administrator} onClose={done} />;
  }
  return (
    <Modal
      open
      title={<FormattedMessage id="institutions.addBelow" values={{ name: parent.name }} />}
      okText={<FormattedMessage id="institutions.add" />}
      cancelText={<FormattedMessage id="system.cancel" />}
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <InstitutionForm form={form} like={parent} onSubmit={(fields) => void submit(fields)} />
    </Modal>
  );
}
