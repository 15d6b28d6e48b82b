import type { Revealable } from '../entities/borrower';
import type { Words } from '../language';

/** Masked fields that can be revealed (CD-12), with their labels in the access records (MO-01). */
export const REVEALABLE_FIELD = {
  identityNumber: { cn: '证件号', en: 'ID number', es: 'Número de documento' },
  mobilePhone: { cn: '手机号', en: 'Mobile phone', es: 'Celular' },
  homePhone: { cn: '家庭电话', en: 'Home phone', es: 'Teléfono de casa' },
  contactPhone: { cn: '联系人电话', en: "Contact's phone", es: 'Teléfono de un contacto' },
  addressBookPhone: { cn: '通讯录号码', en: 'Phone of the address book', es: 'Teléfono de la agenda' },
  callRecordPhone: { cn: '通话记录号码', en: 'Phone of the call list', es: 'Teléfono del registro de llamadas' },
  smsPhone: { cn: '短信号码', en: 'Phone of a message', es: 'Teléfono de un mensaje' },
  shoppingAddress: { cn: '购物收货地址', en: 'Address of an order', es: 'Dirección de un pedido' },
  homeAddress: { cn: '家庭地址', en: 'Home address', es: 'Domicilio' },
  companyAddress: { cn: '公司地址', en: 'Company address', es: 'Dirección de la empresa' },
  deductionAccount: { cn: '扣款账户', en: 'Deduction account', es: 'Cuenta de cargo' },
  bankAccount: { cn: '银行账户', en: 'Bank account', es: 'Cuenta bancaria' },
} as const satisfies Readonly<Record<Revealable, Words>>;
