import type { CodeValue, CodeTable } from './codeTable';

/** Face checks after the password (§2 Login): none, our camera screen, or the provider's page. */
export const FACE_CHECK = {
  none: { cn: '无', en: 'None', es: 'Ninguna' },
  camera: { cn: '摄像头人脸检测', en: 'Face check with the camera', es: 'Rostro con la cámara' },
  provider: { cn: '服务商活体检测页面', en: "Provider's liveness page", es: 'Página de prueba de vida' },
} as const satisfies CodeTable;

export type FaceCheckKind = CodeValue<typeof FACE_CHECK>;
