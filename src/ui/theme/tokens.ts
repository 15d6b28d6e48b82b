/**
 * Brand values. antd's algorithms derive all other values from these seeds, for its components (`theme.ts`). At build time they also style
 * everything rendered without antd (`plain.css`). No antd import here: the login entry reads this file.
 */
export const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', Arial, sans-serif";

/** Values common to both schemes. antd's compact algorithm reduces font and control by one step: 14 px text, 32 px controls. */
export const SHARED_TOKENS = {
  fontFamily: FONT_FAMILY,
  fontSize: 16,
  controlHeight: 36,
  borderRadius: 6,
  wireframe: false,
} as const;

/** Every text on its usual background reaches 4.5 : 1 (WCAG AA), including tags and hints that look disabled. */
export const LIGHT_TOKENS = {
  colorPrimary: '#0b6275',
  colorPrimaryHover: '#177a90',
  colorPrimaryBg: '#e3f1f4',
  colorPrimaryBgHover: '#cfe6eb',
  colorPrimaryBorder: '#8fc3cf',
  colorPrimaryBorderHover: '#5fa7b6',
  colorInfo: '#0a5fa8',
  colorInfoBg: '#e6f1fb',
  colorInfoBorder: '#9dc8ec',
  colorLink: '#0a6a80',
  colorLinkHover: '#177a90',
  colorSuccess: '#1b7a3d',
  colorSuccessBg: '#e8f6ec',
  colorSuccessBorder: '#9fd3b0',
  colorWarning: '#8a5800',
  colorWarningBg: '#fdf3dd',
  colorWarningBorder: '#e6c583',
  colorError: '#c22f2f',
  colorErrorHover: '#cf4343',
  colorErrorBg: '#fdeeee',
  colorErrorBorder: '#eeb0b0',
  colorTextBase: '#0f1f27',
  colorBgContainer: '#ffffff',
  colorBgLayout: '#f1f5f7',
  colorTextTertiary: '#586a74',
  colorTextPlaceholder: '#64747d',
  colorBorder: '#c3ced4',
  colorBgSpotlight: '#1d323c',
  blue: '#0958d9',
  cyan: '#006d75',
  geekblue: '#1d39c4',
  gold: '#8a5a00',
  green: '#237804',
  lime: '#476d00',
  magenta: '#b81a72',
  orange: '#a84d00',
  purple: '#5b25b5',
  red: '#c1161f',
  volcano: '#b02a05',
  yellow: '#7d6200',
} as const;

/** In the dark scheme the colors are bright and texts on them dark, including tooltips. */
export const DARK_TOKENS = {
  colorPrimary: '#43c5d8',
  colorPrimaryActive: '#35a0b1',
  colorPrimaryBg: '#123740',
  colorPrimaryBgHover: '#184650',
  colorInfo: '#5fa9f0',
  colorLink: '#5ccbdc',
  colorLinkHover: '#7fdbe8',
  colorSuccess: '#52c77a',
  colorWarning: '#e8ab3f',
  colorError: '#ff8682',
  colorTextBase: '#eaf2f5',
  colorBgBase: '#0b151a',
  colorBgLayout: '#0b151a',
  colorBgContainer: '#13222a',
  colorBgElevated: '#1a2c35',
  colorBorder: '#435862',
  colorBorderDisabled: '#33454e',
  colorBorderSecondary: '#263942',
  colorTextTertiary: '#93a5ae',
  colorTextPlaceholder: '#8b9da6',
  colorTextLightSolid: '#06171c',
  colorBgSpotlight: '#d8e4e9',
  geekblue: '#5d7ff5',
  purple: '#9a63e0',
} as const;
