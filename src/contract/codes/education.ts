import type { CodeTable } from './codeTable';

/** Levels of education with labels in each language. Any other text from a lender is displayed unchanged. */
export const EDUCATION = {
  primary: { cn: '小学', en: 'Primary school', es: 'Primaria' },
  secondary: { cn: '初中', en: 'Lower secondary school', es: 'Secundaria' },
  highSchool: { cn: '高中', en: 'High school', es: 'Preparatoria' },
  technical: { cn: '中专', en: 'Vocational school', es: 'Carrera técnica' },
  college: { cn: '大专', en: 'Junior college', es: 'Técnico superior' },
  bachelor: { cn: '本科', en: "Bachelor's degree", es: 'Licenciatura' },
  master: { cn: '硕士', en: "Master's degree", es: 'Maestría' },
  doctorate: { cn: '博士', en: 'Doctorate', es: 'Doctorado' },
} as const satisfies CodeTable;
