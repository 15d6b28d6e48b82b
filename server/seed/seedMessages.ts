import type { Language } from '@/contract/language';
import { maskIdNumber } from '../security/masking';
import { announcement, type AnnouncementTexts, scrollingNotice } from '../database/tables/workTables';
import { drawPortrait } from './material/drawPortrait';
import type { Random } from './random';
import type { MadeUser, Organization } from './seedOrganization';
import type { Country } from './countries/country';
import type { SeedConnection } from './seedConnection';

/** Announcement about a colleague, in every language of the UI (SY-02). */
type Violation = (name: string) => Required<AnnouncementTexts>;

const VIOLATIONS: readonly [Violation, ...Violation[]] = [
  (name) => ({
    cn: {
      irregularities: '在规定时间外拨打电话',
      processResult: '书面警告',
      content: `${name}在规定时间外拨打借款人电话。请仅在当地时间允许的时段联系客户。`,
    },
    en: {
      irregularities: 'Called outside the permitted hours',
      processResult: 'Written warning',
      content: `${name} called outside the permitted hours. Contact borrowers only at the times their place allows.`,
    },
    es: {
      irregularities: 'Llamó fuera del horario permitido',
      processResult: 'Amonestación por escrito',
      content: `${name} llamó fuera del horario permitido. Contacten solo en el horario local que la ley permite.`,
    },
  }),
  (name) => ({
    cn: {
      irregularities: '向第三方透露欠款信息',
      processResult: '停岗三天',
      content: `${name}向第三方透露欠款金额。对第三方只能留言请其转达回电。`,
    },
    en: {
      irregularities: 'Disclosed the debt to a third party',
      processResult: 'Three days of suspension',
      content: `${name} told a neighbor how much is owed. With third parties leave nothing but a request to call back.`,
    },
    es: {
      irregularities: 'Reveló la deuda a un tercero',
      processResult: 'Suspensión de tres días',
      content: `${name} informó el monto adeudado a un vecino. Con terceros solo se deja recado.`,
    },
  }),
  (name) => ({
    cn: {
      irregularities: '通话中使用侮辱性语言',
      processResult: '解除合作',
      content: `${name}在通话中使用侮辱性语言，已解除合作。`,
    },
    en: {
      irregularities: 'Offensive language in a call',
      processResult: 'Removed from the team',
      content: `${name} used offensive language in a call and left the team.`,
    },
    es: {
      irregularities: 'Lenguaje ofensivo en una llamada',
      processResult: 'Baja de la operación',
      content: `${name} usó lenguaje ofensivo en una llamada y causó baja de la operación.`,
    },
  }),
];

const NOTICES: Readonly<Record<Language, readonly string[]>> = {
  cn: ['请使用脱敏信息作业，查看完整号码会被记录。', '本周五 18:00–19:00 系统维护，请提前保存工作内容。'],
  en: [
    'Work with masked data: every revealed number is recorded.',
    'Maintenance this Friday, 18:00–19:00. Please save your work beforehand.',
  ],
  es: [
    'Trabaje con datos enmascarados: cada número mostrado queda registrado.',
    'Mantenimiento este viernes de 18:00 a 19:00. Guarde su trabajo antes.',
  ],
};

/** Number of announcements for a single user, in addition to those for all users. */
const OWN_ANNOUNCEMENTS: Readonly<Record<string, number>> = { agent: 5, agent2: 118 };
const FOR_EVERYBODY = 2;

/** Parameters of an institution's messages. */
export interface MessagesPlan {
  readonly country: Country;
  readonly organisation: Organization;
  readonly random: Random;
  readonly now: Date;
}

function violation({ country, organisation, random, now }: MessagesPlan, forUserId: number | null, place: number) {
  const name = country.personName(random);
  const texts = (VIOLATIONS[place % VIOLATIONS.length] ?? VIOLATIONS[0])(name);
  return {
    institutionId: organisation.institutionId,
    forUserId,
    name,
    idNo: maskIdNumber(country.identityNumber(random)),
    ...texts[country.institution.code === 'CN' ? 'cn' : 'es'],
    texts,
    base64Image: drawPortrait(random),
    createdAt: new Date(now.getTime() - (place + 1) * 3_600_000),
  };
}

const announcementsFor = (plan: MessagesPlan, user: MadeUser) =>
  Array.from({ length: OWN_ANNOUNCEMENTS[user.username] ?? 0 }, (_, place) => violation(plan, user.id, place));

/** Inserts violation announcements of an institution, some for all users, some for a single one. */
export async function seedAnnouncements(tx: SeedConnection, plan: MessagesPlan): Promise<void> {
  const common = Array.from({ length: FOR_EVERYBODY }, (_, place) => violation(plan, null, place));
  const own = plan.organisation.users.flatMap((user) => announcementsFor(plan, user));
  await tx.insert(announcement).values([...common, ...own]);
}

/** Inserts scrolling notices for all institutions, in the three languages of the UI. */
export async function seedNotices(tx: SeedConnection, now: Date): Promise<void> {
  const rows = (['cn', 'en', 'es'] as const).flatMap((language) =>
    NOTICES[language].map((content) => ({ institutionId: null, language, content, createdAt: now })),
  );
  await tx.insert(scrollingNotice).values(rows);
}
