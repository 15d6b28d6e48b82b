import type { CodeValue, CodeTable } from './codeTable';

/** Ways in which a lender event arrives (MI-01; not in the specification). */
export const LENDER_HANDLE = {
  file: { cn: '命令行文件', en: 'File by command', es: 'Archivo por comando' },
  screen: { cn: '页面上传', en: 'Upload on the screen', es: 'Carga en pantalla' },
  call: { cn: '接口', en: 'Signed call', es: 'Llamada firmada' },
  channel: { cn: '支付渠道', en: 'Payment channel', es: 'Canal de pago' },
  simulation: { cn: '模拟', en: 'Simulation', es: 'Simulación' },
} as const satisfies CodeTable;

export type LenderHandle = CodeValue<typeof LENDER_HANDLE>;
