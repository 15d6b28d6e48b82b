import { Button, Drawer, Flex, Form } from 'antd';
import { FormattedMessage } from 'react-intl';

import { DRAWER_FILTERS, getNames } from './caseFilters';
import * as styles from './filterDrawer.module.css';
import { FilterField } from './FilterField';
import { type FilterValues, toFilterValues } from './filterValues';
import { SavedFilters } from './SavedFilters';
import type { useCaseQuery } from './useCaseQuery';

interface FilterDrawerProps {
  readonly name: 'caseList' | 'myTasks';
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** Filters, applied together on submission (CL-01), and the saved filters. */
export function FilterDrawer({ name, isOpen, onClose, list: { query, change, saved, restore } }: FilterDrawerProps) {
  const [form] = Form.useForm<FilterValues>();
  const apply = (values: FilterValues) => {
    change(Object.fromEntries(DRAWER_FILTERS.flatMap(getNames).map((key) => [key, toFilterValues(values)[key]])));
    onClose();
  };
  const applySaved = (search: string) => {
    restore(search);
    onClose();
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={660}
      afterOpenChange={(opened) => opened && form.focusField('status')}
      destroyOnHidden
      title={<FormattedMessage id="cases.filters" />}
      footer={
        <Flex gap={8}>
          <Button type="primary" onClick={() => form.submit()}>
            <FormattedMessage id="cases.filters.apply" />
          </Button>
          <Button
            onClick={() =>
              form.setFieldsValue(Object.fromEntries(DRAWER_FILTERS.flatMap(getNames).map((key) => [key, undefined])))
            }
          >
            <FormattedMessage id="cases.clear" />
          </Button>
        </Flex>
      }
    >
      <SavedFilters name={name} current={saved} onApply={applySaved} />
      <Form form={form} layout="vertical" initialValues={query} onFinish={apply} preserve={false}>
        <div className={styles['fields']}>
          {DRAWER_FILTERS.map((filter) => (
            <FilterField key={filter.label} filter={filter} />
          ))}
        </div>
        {/* Enter in any field applies. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Drawer>
  );
}
