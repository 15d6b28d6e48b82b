/**
 * Stands in for what antd's Table brings along and no list uses: filters in a column's heading (ours stand above the
 * table, CL-02), in the selection of rows radio buttons, rows under rows and the menu of a heading, and the pager's choice
 * of a page size (switched off in ui/AntdProvider).
 */
const refuse = (): never => {
  throw new Error('This part of antd’s Table is not in the build: see config/unusedInTables.ts');
};

type Keys = readonly PropertyKey[];

/** A selection is a list of keys: all that it takes of antd's Tree. */
export const arrAdd = (keys: Keys = [], key: PropertyKey): Keys => (keys.includes(key) ? keys : [...keys, key]);
export const arrDel = (keys: Keys = [], key: PropertyKey): Keys => keys.filter((each) => each !== key);

export const conductCheck = refuse;
export const convertDataToEntities = refuse;
export const flattenKeys = refuse;
export default refuse;
