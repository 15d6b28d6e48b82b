import type { CodeTable } from './codeTable';

/** States, cities and authorities with a pack of law within their country, by the pack's id (LC-02; ours). */
export const LAW_SUBDIVISION = {
  'US-MA': { cn: '马萨诸塞州', en: 'Massachusetts', es: 'Massachusetts' },
  'US-NYC': { cn: '纽约市', en: 'New York City', es: 'Ciudad de Nueva York' },
  'PH-BSP': { cn: '菲律宾中央银行', en: 'central bank', es: 'banco central' },
  'BR-SP': { cn: '圣保罗州', en: 'São Paulo', es: 'São Paulo' },
  'BR-RJ': { cn: '里约热内卢州', en: 'Rio de Janeiro', es: 'Río de Janeiro' },
} as const satisfies CodeTable;
