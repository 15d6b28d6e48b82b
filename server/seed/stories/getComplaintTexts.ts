import type { ComplaintKind } from '@/contract/codes/complaintCodes';
import type { CodeChoices } from '../countries/country';

/** Texts of complainants and of the users who process complaints. */
export interface ComplaintTexts {
  readonly summaries: Readonly<Record<ComplaintKind, CodeChoices>>;
  readonly allocated: CodeChoices;
  readonly noted: CodeChoices;
  readonly askedBack: CodeChoices;
  readonly proposed: CodeChoices;
  readonly closed: CodeChoices;
}

const SPANISH: ComplaintTexts = {
  summaries: {
    harassment: [
      'Me llaman más de diez veces al día, incluso en domingo.',
      'Recibo llamadas después de las once de la noche.',
    ],
    wrongAmount: [
      'El monto que me cobran no coincide con mi contrato.',
      'Me cobran un interés que ya estaba incluido en el pago de marzo.',
    ],
    thirdPartyDisclosure: ['Le dijeron a mi jefe cuánto debo.', 'Llamaron a mi vecina y le hablaron de mi préstamo.'],
    alreadyPaid: [
      'Pagué en la tienda hace una semana y me siguen llamando.',
      'Tengo el comprobante de la transferencia y no lo reconocen.',
    ],
    staffConduct: ['El asesor me gritó y me insultó.', 'Me amenazaron con venir a mi casa con un abogado.'],
    other: ['Quiero un plan de pagos y nadie me responde.', 'Pido que borren el teléfono de mi madre.'],
  },
  allocated: ['Por favor, antes de mañana.', 'Escuchar primero las grabaciones.', 'Es del regulador: prioridad.'],
  noted: [
    'Grabaciones escuchadas.',
    'Comprobante recibido, se envía a conciliación.',
    'El reclamante confirma la hora.',
  ],
  askedBack: ['¿A qué hora y desde qué número fue la llamada?', '¿Puede enviarnos el comprobante de pago?'],
  proposed: [
    'Procedente: se bloquean las llamadas nocturnas y se ofrece disculpa.',
    'Improcedente: el importe coincide con el contrato.',
    'Procedente: el pago se aplicó hoy.',
  ],
  closed: ['De acuerdo.', 'Revisado, se comunica por correo.'],
};

const CHINESE: ComplaintTexts = {
  summaries: {
    harassment: ['每天接到十几个催收电话，周末也不停。', '晚上十一点以后还打电话。'],
    wrongAmount: ['催收金额与合同不符。', '三月已还的利息又被重复计算。'],
    thirdPartyDisclosure: ['把我的欠款金额告诉了我的领导。', '给我邻居打电话说了贷款的事。'],
    alreadyPaid: ['一周前已经还款，仍然接到催收电话。', '有转账凭证，但系统未入账。'],
    staffConduct: ['催收员在电话里骂人。', '威胁要带律师上门。'],
    other: ['想申请分期，一直没人回复。', '请删除我母亲的电话号码。'],
  },
  allocated: ['请在明天之前处理。', '请先听录音。', '监管转办，优先处理。'],
  noted: ['录音已听。', '已收到凭证，转对账。', '投诉人确认了时间。'],
  askedBack: ['请问来电时间和号码？', '能否提供还款凭证？'],
  proposed: ['投诉属实：已停止夜间呼叫并致歉。', '投诉不成立：金额与合同一致。', '投诉属实：款项今日已入账。'],
  closed: ['同意。', '已核实，邮件告知投诉人。'],
};

/** Returns the texts of the institution's country. */
export const getComplaintTexts = (institutionCode: string): ComplaintTexts =>
  institutionCode === 'CN' ? CHINESE : SPANISH;
