import type { CodeValue, CodeTable } from './codeTable';

/** Kinds of complaints (CM-01; not in the specification). */
export const COMPLAINT_KIND = {
  harassment: { cn: '骚扰催收', en: 'Harassment', es: 'Acoso' },
  wrongAmount: { cn: '金额有误', en: 'Wrong amount', es: 'Monto incorrecto' },
  thirdPartyDisclosure: { cn: '向第三方泄露', en: 'Disclosure to a third party', es: 'Revelación a terceros' },
  alreadyPaid: { cn: '已还款', en: 'Already paid', es: 'Ya pagado' },
  staffConduct: { cn: '员工行为', en: 'Staff conduct', es: 'Conducta del personal' },
  other: { cn: '其他', en: 'Other', es: 'Otro' },
} as const satisfies CodeTable;

export type ComplaintKind = CodeValue<typeof COMPLAINT_KIND>;
