import type { CodeValue, CodeTable } from './codeTable';

/** Kinds of borrower pictures (§2 image material and user pictures). The kinds are not in the specification. */
export const PICTURE_KIND = {
  idFront: { cn: '证件正面', en: 'ID card, front', es: 'Identificación, frente' },
  idBack: { cn: '证件背面', en: 'ID card, back', es: 'Identificación, reverso' },
  face: { cn: '人脸照', en: 'Face', es: 'Rostro' },
  document: { cn: '其他资料', en: 'Other document', es: 'Otro documento' },
} as const satisfies CodeTable;

export type PictureKind = CodeValue<typeof PICTURE_KIND>;
