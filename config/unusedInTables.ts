/**
 * Replaces parts of antd's Table that no list uses: filters in a column heading (ours are above the table, CL-02), radio buttons in row
 * selection, nested rows, and the heading's menu. Also the pager's choice of a page size (disabled in ui/theme/AntdProvider).
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
