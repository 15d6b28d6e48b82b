import { listUnknownSmsPlaces } from '@/contract/codes/messageCodes';
import { smsTemplate } from '../database/tables/messageTables';
import type { SeedConnection } from './seedConnection';
import type { Country } from './countries/country';

type Template = Omit<typeof smsTemplate.$inferInsert, 'institutionId'>;

const SPANISH: readonly Template[] = [
  {
    language: 'es',
    name: 'Recordatorio de pago',
    content:
      'Estimado(a) {name}: su préstamo {loan} de {app} tiene {days} días de atraso. Saldo a pagar: {amount}. Pague hoy desde la app y evite más recargos. {institution}. Quejas: 55 5555 0100',
  },
  {
    language: 'es',
    name: 'Confirmación de promesa',
    content:
      'Hola {name}: le recordamos su promesa de pago de {app}. Saldo: {amount}. Si ya pagó, haga caso omiso. Atte. {agent}, {institution}. Quejas: 55 5555 0100',
  },
  {
    language: 'es',
    name: 'Opciones de pago',
    content:
      'Hola {name}: queremos ayudarle con su préstamo {loan}. Hay opciones de pago parcial y de prórroga. Responda este mensaje o llámenos. {agent}, {institution}',
  },
  {
    language: 'es',
    name: 'Recado para terceros',
    content: 'Buen día. Por favor, pida a {name} que se comunique con {agent} de {institution}. Gracias.',
  },
  {
    language: 'es',
    name: 'Llamada no contestada',
    purpose: 'missedCall',
    content:
      'Hola: {agent} de {institution} intentó comunicarse por teléfono. Por favor, devuélvanos la llamada en horario de oficina.',
  },
];

const CHINESE: readonly Template[] = [
  {
    language: 'cn',
    name: '还款提醒',
    content:
      '【{institution}】尊敬的{name}，您在{app}的借款（{loan}）已逾期{days}天，待还金额{amount}，请今日登录App还款，以免产生更多费用。',
  },
  {
    language: 'cn',
    name: '承诺还款提醒',
    content: '【{institution}】{name}您好，请按约定归还{app}借款，待还{amount}。如已还款请忽略。专员：{agent}',
  },
  {
    language: 'cn',
    name: '还款方案',
    content: '【{institution}】{name}您好，您的借款可申请部分还款或展期，详情请联系专员{agent}。',
  },
  {
    language: 'cn',
    name: '请转告',
    content: '【{institution}】您好，麻烦转告{name}尽快与{agent}联系，谢谢。',
  },
  {
    language: 'cn',
    name: '未接来电',
    purpose: 'missedCall',
    content: '【{institution}】您好，专员{agent}刚才致电未能接通，方便时请在工作时间回电。',
  },
];

const getTemplates = ({ institution }: Country): readonly Template[] => (institution.code === 'CN' ? CHINESE : SPANISH);

/**
 * Inserts message templates in the institution's language. The one for missed calls does not mention a debt, because another person may
 * answer that phone.
 */
export async function seedTemplates(tx: SeedConnection, country: Country, institutionId: number): Promise<void> {
  const templates = getTemplates(country);
  const unknown = templates.flatMap(({ content }) => listUnknownSmsPlaces(content));
  if (unknown.length > 0) throw new Error(`templates with unknown places: ${unknown.join(', ')}`);
  await tx
    .insert(smsTemplate)
    .values(
      templates.map((template) => ({ ...template, institutionId, wabaApproved: template.purpose !== 'missedCall' })),
    );
}
