import type { Language } from '@/contract/language';
import { maskIdNumber } from '../security/masking';
import { announcement, type AnnouncementTexts, scrollingNotice } from '../database/tables/workTables';
import { portrait } from './portrait';
import type { Random } from './random';
import type { MadeUser, Organisation } from './seedOrganisation';
import type { Country } from './country';
import type { SeedConnection } from './seedConnection';

interface Violation {
  readonly irregularities: string;
  readonly processResult: string;
  readonly label: string;
  readonly content: (name: string) => string;
}

type Violations = readonly [Violation, ...Violation[]];

const SPANISH: Violations = [
  {
    irregularities: 'Llamó al titular después de las 22:00 h',
    processResult: 'Amonestación por escrito',
    label: 'Horario',
    content: (name) =>
      `${name} llamó fuera del horario permitido. Recuerden: solo de 7:00 a 22:00 h, hora local del titular, de lunes a sábado.`,
  },
  {
    irregularities: 'Reveló la deuda a un tercero',
    processResult: 'Suspensión de tres días',
    label: 'Confidencialidad',
    content: (name) => `${name} informó el monto adeudado a un vecino. Con terceros solo se deja recado.`,
  },
  {
    irregularities: 'Lenguaje ofensivo en una llamada',
    processResult: 'Baja de la operación',
    label: 'Trato',
    content: (name) => `${name}: trato indebido. Caso cerrado.`,
  },
];

const CHINESE: Violations = [
  {
    irregularities: '在规定时间外拨打电话',
    processResult: '书面警告',
    label: '时间',
    content: (name) =>
      `${name}于22点后拨打借款人电话，违反作业规范。请全体同事严格遵守每日8点至21点的联系时间，不得以任何理由在此时间之外拨打电话或发送短信。`,
  },
  {
    irregularities: '向第三方透露欠款信息',
    processResult: '停岗三天',
    label: '保密',
    content: (name) => `${name}向第三方透露欠款金额，已停岗培训。`,
  },
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

/** The first kind of violation as every office of a lender reads it: in its own language (SY-02). */
const officeHours = (name: string): AnnouncementTexts => ({
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
});

/** Announcements for one user alone, beside those for everybody. */
const OWN_ANNOUNCEMENTS: Readonly<Record<string, number>> = { agent: 5, agent2: 118 };
const FOR_EVERYBODY = 2;

/** What an institution's messages are made from. */
export interface MessagesPlan {
  readonly country: Country;
  readonly organisation: Organisation;
  readonly random: Random;
  readonly now: Date;
}

function violation({ country, organisation, random, now }: MessagesPlan, forUserId: number | null, place: number) {
  const kinds = country.institution.code === 'CN' ? CHINESE : SPANISH;
  const kind = kinds[place % kinds.length] ?? kinds[0];
  const name = country.personName(random);
  return {
    institutionId: organisation.institutionId,
    forUserId,
    name,
    idNo: maskIdNumber(country.identityNumber(random)),
    irregularities: kind.irregularities,
    processResult: kind.processResult,
    content: kind.content(name),
    label: kind.label,
    base64Image: portrait(random),
    texts: forUserId === null && place === 0 ? officeHours(name) : {},
    createdAt: new Date(now.getTime() - (place + 1) * 3_600_000),
  };
}

const announcementsFor = (plan: MessagesPlan, user: MadeUser) =>
  Array.from({ length: OWN_ANNOUNCEMENTS[user.username] ?? 0 }, (_, place) => violation(plan, user.id, place));

/** Violation announcements of an institution, some for everybody, some for one. */
export async function seedAnnouncements(tx: SeedConnection, plan: MessagesPlan): Promise<void> {
  const common = Array.from({ length: FOR_EVERYBODY }, (_, place) => violation(plan, null, place));
  const own = plan.organisation.users.flatMap((user) => announcementsFor(plan, user));
  await tx.insert(announcement).values([...common, ...own]);
}

/** Scrolling notices of all institutions, in the interface's three languages. */
export async function seedNotices(tx: SeedConnection, now: Date): Promise<void> {
  const rows = (['cn', 'en', 'es'] as const).flatMap((language) =>
    NOTICES[language].map((content) => ({ institutionId: null, language, content, createdAt: now })),
  );
  await tx.insert(scrollingNotice).values(rows);
}
