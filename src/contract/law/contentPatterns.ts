import type { CALL_CONTENTS, LawContent } from '../codes/lawCodes';
import type { SmsPlace } from '../codes/messageCodes';
import type { Language } from '../language';

/** Patterns that indicate a kind of content in a text. */
export interface ContentSigns {
  /** Template placeholders that indicate the content with any value. */
  readonly places?: readonly SmsPlace[];
  /** Words and phrases by language, comma-separated. `…` matches any ending; accents may be missing in a text. */
  readonly words?: Readonly<Record<Language, string>>;
}

/** Content that can be detected in the words of a text. */
export type TextContent = Exclude<LawContent, (typeof CALL_CONTENTS)[number]>;

/**
 * Word patterns that detect the content of a text (LC-09). They assist the author and prove nothing. A false positive costs a second look;
 * a false negative lets content pass.
 */
export const CONTENT_PATTERNS: Readonly<Record<TextContent, ContentSigns>> = {
  identity: { places: ['agent', 'institution'] },
  creditor: { places: ['institution', 'app'] },
  debtDetails: { places: ['amount'] },
  complaintDesk: {
    words: {
      cn: '投诉',
      en: 'complain…, ombudsman',
      es: 'quej…, reclam…, unidad especializada, CONDUSEF, INDECOPI',
    },
  },
  optOut: {
    words: {
      cn: '退订, 回T, 回复T',
      en: 'stop, unsubscribe, opt out, opt-out',
      es: 'baja, stop, dejar de recibir, no recibir, cancelar mensajes',
    },
  },
  debt: {
    places: ['amount', 'days', 'promised', 'promisedDay', 'loan'],
    words: {
      cn: '欠, 逾期, 借款, 贷款, 还款, 待还, 催收, 债, 展期',
      en: 'debt, loan, overdue, past due, owe, owing, repay…, collection, amount due, balance, arrears, delinquen…, late fee, instalment, installment, lender',
      es: 'deud…, adeud…, moros…, de mora, en mora, prestamo, credito, atras…, vencid…, saldo, pago, pague, liquid…, cobranza, cobro, prorroga, recargo, acreedor',
    },
  },
  courtLook: {
    words: {
      cn: '法院, 起诉, 诉讼, 传票, 公安, 警方, 警察, 律师函, 检察, 刑事, 强制执行, 立案',
      en: 'court, lawsuit, sue you, suing, sued, summons, subpoena, warrant, police, prosecut…, judge, legal action',
      es: 'juzgado, tribunal, juez, jueza, demanda, judicial…, citatorio, embarg…, policia, fiscalia, ministerio publico, penal, aprehension',
    },
  },
  threat: {
    words: {
      cn: '坐牢, 拘留, 后果自负, 黑名单, 曝光, 丢人, 羞, 你的家人, 您的家人, 单位领导, 上门',
      en: 'jail, prison, arrest…, asham…, shame, blacklist, or else, final warning, consequences, your family, your neighbo…, your employer, your boss, your friends',
      es: 'amenaz…, carcel, prision, arrest…, detenid…, verguenz…, lista negra, ultima advertencia, atengase, consecuencias, su familia, sus vecinos, su jefe, sus amigos, exhibi…',
    },
  },
  defaultReason: {
    words: {
      cn: '为什么不还, 为什么没还, 为什么没有还, 为何不还, 为何未还, 逾期原因, 未还原因',
      en: "why have you not paid, why haven't you paid, why did you not pay, why didn't you pay, reason for the delay, reason for your delay, reason for non…",
      es: 'por que no pag…, por que no ha pag…, por que no cumpl…, por que no ha cumpl…, motivo de su atraso, motivo del atraso, motivo de no pago, motivo del impago, razon de su atraso, razon del atraso',
    },
  },
};
