import { useTaskViewSaveSpecialColumnMutation } from '@/api/endpoints/cases/taskViewApi';
import type { SavedListName } from '@/contract/entities/cases/listPreferences';
import { ColumnChoice } from '@/ui/list/ColumnChoice';
import { useIntl, FormattedMessage } from 'react-intl';
import { COLUMN_NAMES, type ColumnName } from './createCaseColumns';
import { Button, Drawer, Flex, Form } from 'antd';
import { DRAWER_FILTERS, getNames, type FilterValues, toFilterValues } from './caseFilters';
import { BulkButton } from './bulk/BulkButton';
import * as styles from './filterDrawer.module.css';
import { FilterField } from './FilterField';
import { SavedFilters } from './SavedFilters';
import type { useCaseQuery } from './caseListQuery';

interface ColumnDrawerProps {
  readonly name: SavedListName;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shown: readonly ColumnName[];
}

/** Column chooser of a case list; the server stores the choice for this user. */
export function ColumnDrawer({ name, isOpen, onClose, shown }: ColumnDrawerProps) {
  const { formatMessage } = useIntl();
  const [save] = useTaskViewSaveSpecialColumnMutation();
  const choose = (columns: readonly string[] | null): void => {
    void save({ list: name, columns: columns && [...columns] });
    onClose();
  };
  return (
    <ColumnChoice
      all={COLUMN_NAMES.map((key) => ({ key, title: formatMessage({ id: `cases.${key}` }) }))}
      shown={shown}
      fixed="loanId"
      isOpen={isOpen}
      onClose={onClose}
      onChoose={choose}
    />
  );
}

/** Returns the filters of the list in force, without its page and order. */
const toBulkFilters = ({
  page: _page,
  size: _size,
  sort: _sort,
  order: _order,
  scope: _scope,
  ...filters
}: ReturnType<typeof useCaseQuery>['query']) => filters;

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
          {name === 'caseList' && <BulkButton filters={toBulkFilters(query)} />}
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
