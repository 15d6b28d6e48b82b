import { theme as antd, type ThemeConfig } from 'antd';

import { DARK_TOKENS, LIGHT_TOKENS, SHARED_TOKENS } from './tokens';

const components = (ground: string): NonNullable<ThemeConfig['components']> => ({
  Table: { cellPaddingBlock: 8, cellPaddingInline: 10, cellPaddingBlockSM: 4, cellPaddingInlineSM: 6 },
  Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
  Layout: { headerHeight: 48, headerPadding: '0 16px', headerBg: ground, siderBg: ground },
});

// The styles come from the build (config/antdStyles.cjs): only the CSS variables are written at run time.
const shared = { zeroRuntime: true, hashed: false } satisfies ThemeConfig;

// Disables animations: an animated dialog can be clicked before its buttons reach their final position.
const STILL = { motion: false } as const;

/** antd's theme in the light. */
export const lightTheme = {
  ...shared,
  algorithm: [antd.defaultAlgorithm, antd.compactAlgorithm],
  token: { ...SHARED_TOKENS, ...LIGHT_TOKENS, ...STILL },
  components: components(LIGHT_TOKENS.colorBgContainer),
  cssVar: { key: 'saldo-light' },
} satisfies ThemeConfig;

/** antd's theme in the dark. */
export const darkTheme = {
  ...shared,
  algorithm: [antd.darkAlgorithm, antd.compactAlgorithm],
  token: { ...SHARED_TOKENS, ...DARK_TOKENS, ...STILL },
  components: components(DARK_TOKENS.colorBgContainer),
  cssVar: { key: 'saldo-dark' },
} satisfies ThemeConfig;
