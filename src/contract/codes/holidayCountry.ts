import type { CodeValue, CodeTable } from './codeTable';

/** Countries whose public holidays an institution's own rules can close on (LC-02; not in the specification), as ISO 3166 codes. */
export const HOLIDAY_COUNTRY = {
  MX: { cn: '墨西哥', en: 'Mexico', es: 'México' },
  CN: { cn: '中国', en: 'China', es: 'China' },
  PE: { cn: '秘鲁', en: 'Peru', es: 'Perú' },
  US: { cn: '美国', en: 'United States', es: 'Estados Unidos' },
  ID: { cn: '印度尼西亚', en: 'Indonesia', es: 'Indonesia' },
  CO: { cn: '哥伦比亚', en: 'Colombia', es: 'Colombia' },
  CL: { cn: '智利', en: 'Chile', es: 'Chile' },
  PH: { cn: '菲律宾', en: 'Philippines', es: 'Filipinas' },
  IN: { cn: '印度', en: 'India', es: 'India' },
  BR: { cn: '巴西', en: 'Brazil', es: 'Brasil' },
} as const satisfies CodeTable;

/** Country with known public holidays. */
export type HolidayCountry = CodeValue<typeof HOLIDAY_COUNTRY>;
