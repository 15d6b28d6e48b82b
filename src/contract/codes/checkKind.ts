import type { CodeValue, CodeTable } from './codeTable';

/** Kinds of checks that are counted (§2 face comparison and liveness quotas): on the provider's page, and with our camera screen. */
export const CHECK_KIND = {
  liveness: {
    cn: '活体检测（服务商页面）',
    en: "Liveness (provider's page)",
    es: 'Prueba de vida (página del proveedor)',
  },
  face: { cn: '人脸比对（摄像头）', en: 'Face (camera)', es: 'Rostro (cámara)' },
} as const satisfies CodeTable;

/** A kind of check that is counted. */
export type CheckKind = CodeValue<typeof CHECK_KIND>;
