// npm imports of the browser tests, bundled into one file that is read and compiled once (buildPackages.ts).
const path = require('node:path');

const folder = path.resolve(__dirname, '../../.cache/browserTests');

const packages = [
  '@ant-design/cssinjs',
  '@ant-design/icons',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@tanstack/react-virtual',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@xstate/react',
  'antd',
  'antd/lib/input/Input',
  'antd/lib/locale/en_US',
  'antd/lib/locale/es_ES',
  'antd/lib/locale/zh_CN',
  'antd/lib/table/TableMeasureRowContext',
  'dayjs',
  'dayjs/locale/es',
  'dayjs/locale/zh-cn',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-intl',
  'react-redux',
  'react-router-dom',
  'xstate',
  'zod/mini',
];

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const names = packages.filter((name) => !name.startsWith('antd/')).map(literally);

module.exports = {
  folder,
  packages,
  /** jest's names for them. A part of antd that is not named above is not found: a second copy would not know the first. */
  moduleNames: {
    '^antd/(?:es|lib)/(.*)$': `${folder}/stubs/antd/lib/$1.cjs`,
    [`^(${names.join('|')})$`]: `${folder}/stubs/$1.cjs`,
  },
};
