import path from 'node:path';

import type { RuleSetRule } from 'webpack';

const at = (file: string): string => path.join(import.meta.dirname, file);

const unusedInTables = at('unusedInTables.ts');

/** Replacements for imports of antd's modules that load more than antd or we use, or that cost too much. */
export const antdImports: RuleSetRule[] = [
  // Only its provider: the rest of the form, with its validation, loads with the first screen that has one.
  {
    test: /antd[\\/]es[\\/]form[\\/]context\.js$/,
    resolve: { alias: { '@rc-component/form$': '@rc-component/form/es/FormContext.js' } },
  },
  {
    test: /antd[\\/]es[\\/]pagination[\\/]Pagination\.js$/,
    resolve: { alias: { '../select$': unusedInTables } },
  },
  {
    test: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index\.js$/,
    resolve: { alias: { './FilterDropdown$': unusedInTables } },
  },
  {
    test: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useSelection\.js$/,
    resolve: {
      alias: {
        '@rc-component/tree$': unusedInTables,
        '../../dropdown$': unusedInTables,
        '../../radio$': unusedInTables,
      },
    },
  },
  {
    test: /antd[\\/]es[\\/]form[\\/]FormItem[\\/]ItemHolder\.js$/,
    resolve: { alias: { '@rc-component/util$': at('formItemParts.ts') } },
  },
  // Writers of style tags: antd's own hooks, the scroll lock of its dialogs, the measured scroll bar.
  {
    test: /@ant-design[\\/]cssinjs[\\/]es[\\/](hooks[\\/]use\w+|util[\\/]index)\.js$/,
    resolve: { alias: { '@rc-component/util/es/Dom/dynamicCSS$': at('adoptedStyles.ts') } },
  },
  {
    test: /@rc-component[\\/]util[\\/]es[\\/](getScrollBarSize|index)\.js$/,
    resolve: { alias: { './Dom/dynamicCSS$': at('adoptedStyles.ts') } },
  },
  {
    test: /antd[\\/]es[\\/]theme[\\/]useToken\.js$/,
    resolve: { alias: { '@ant-design/cssinjs$': at('cachedToken.ts') } },
  },
];
