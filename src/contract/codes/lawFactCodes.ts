import type { CodeValue, CodeTable } from './codeTable';

/**
 * Facts of a case or a person that decide about a contact (LC-01, LC-05; not in the specification). Facts come from rows, never from free
 * text of a form.
 */
export const LAW_FACT = {
  hoursAgreed: { cn: '已约定联系时段', en: 'these hours were agreed', es: 'se acordó este horario' },
  frequencyAgreed: { cn: '已约定联系次数', en: 'the number of contacts was agreed', es: 'se acordó la frecuencia' },
  contactAsked: { cn: '对方请求联系', en: 'the person asked for this contact', es: 'la persona pidió este contacto' },
  channelAuthorised: { cn: '已授权此渠道', en: 'this channel was authorised', es: 'se autorizó este medio' },
  visitAuthorised: { cn: '已授权上门', en: 'visits were authorised', es: 'se autorizaron las visitas' },
  borrowerUnreachable: { cn: '联系不上借款人', en: 'the borrower cannot be reached', es: 'no se localiza al titular' },
  borrowerIncapable: {
    cn: '借款人无行为能力',
    en: 'the borrower lacks legal capacity',
    es: 'el titular no tiene capacidad legal',
  },
  offeredToPay: { cn: '对方主动提出还款', en: 'the person offered to pay', es: 'la persona ofreció pagar' },
  whereaboutsAgreed: {
    cn: '联系人同意被询问',
    en: 'the contact agreed to be asked',
    es: 'el contacto aceptó ser consultado',
  },
  locationAnswerWrong: {
    cn: '先前答复不实或不全',
    en: 'the earlier answer was wrong or incomplete',
    es: 'la respuesta anterior era falsa o incompleta',
  },
  dead: { cn: '借款人已故', en: 'the borrower has died', es: 'el titular falleció' },
  ceased: { cn: '书面要求停止联系', en: 'was told in writing to stop', es: 'se pidió por escrito no contactar' },
  channelStopped: { cn: '要求停用此渠道', en: 'this channel was asked to stop', es: 'se pidió no usar este medio' },
  refused: {
    cn: '对方拒绝被联系',
    en: 'the person refused to be contacted',
    es: 'la persona no quiere ser contactada',
  },
  wrongNumber: { cn: '号码有误', en: "the number is somebody else's", es: 'el número es de otra persona' },
  numberNotGiven: {
    cn: '号码并非当事人提供',
    en: 'the number was not given by the borrower',
    es: 'el número no lo dio el titular',
  },
  attorney: { cn: '已委托律师', en: 'an attorney acts for the borrower', es: 'un abogado representa al titular' },
  bankrupt: { cn: '已进入破产程序', en: 'insolvency proceedings are open', es: 'hay un concurso abierto' },
  sued: { cn: '已被起诉', en: 'the borrower has been sued', es: 'el titular fue demandado' },
  disputed: { cn: '债务有争议', en: 'the debt is disputed', es: 'la deuda está en disputa' },
  held: { cn: '案件已暂停', en: 'the case is on hold', es: 'el caso está suspendido' },
  minor: { cn: '未成年人', en: 'the person is a minor', es: 'la persona es menor de edad' },
  olderAdult: { cn: '老年人', en: 'the person is an older adult', es: 'la persona es adulta mayor' },
  hoursUnwanted: {
    cn: '对方不希望在此时段被联系',
    en: 'these hours are not wanted',
    es: 'no se desea este horario',
  },
  employerForbids: {
    cn: '雇主禁止在工作时联系',
    en: 'the employer forbids such contacts',
    es: 'el empleador prohíbe esos contactos',
  },
} as const satisfies CodeTable;

/** Fact that decides about a contact. */
export type LawFact = CodeValue<typeof LAW_FACT>;

/**
 * Kinds of rules that an override can lift (LC-08; not in the specification): rules on time and frequency. Refusals that only a changed
 * fact resolves are never lifted.
 */
export const LIFTABLE_RULE = {
  window: { cn: '可联系时段', en: 'Permitted hours', es: 'Horario permitido' },
  cap: { cn: '联系次数上限', en: 'Number of contacts', es: 'Número de contactos' },
  gap: { cn: '两次联系的间隔', en: 'Days between contacts', es: 'Días entre contactos' },
  channelLock: { cn: '每周仅一种渠道', en: 'One channel a week', es: 'Un solo medio por semana' },
} as const satisfies CodeTable;
