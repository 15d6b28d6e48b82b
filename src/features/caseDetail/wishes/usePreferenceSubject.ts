import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { RELATION } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import { Form, type FormInstance } from 'antd';

import type { RecordFields } from '../record/recordFields';

/**
 * Returns the person chosen in the result form. Without a choice, returns the only contact of the case, else the borrower without a number.
 */
export function usePreferenceSubject(
  taskId: string,
  form: FormInstance<RecordFields>,
): { wisher: Contact | undefined; name: string | undefined } {
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const chosenId = Form.useWatch('contactId', form);
  const chosen = contacts.find(({ id }) => id === chosenId);
  const wisher = chosen ?? (contacts.length === 1 ? contacts[0] : undefined);
  return { wisher, name: (wisher ?? contacts.find(({ relation }) => relation === RELATION.self))?.name };
}
