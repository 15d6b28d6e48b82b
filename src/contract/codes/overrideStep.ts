import type { CodeTable } from './codeTable';

/** Changes of an override (LC-08; not in the specification), shown in a case's timeline. */
export const OVERRIDE_STEP = {
  given: { cn: '获准破例', en: 'Exception given', es: 'Excepción concedida' },
  used: { cn: '破例已使用', en: 'Exception used', es: 'Excepción utilizada' },
} as const satisfies CodeTable;
