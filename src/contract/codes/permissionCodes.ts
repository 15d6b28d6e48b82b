import type { Permission } from '../permissions';
import type { CodeTable, CodeValue } from './codeTable';

/** Descriptions of the permissions, written for the users who grant them (RO-01; not in the specification). */
export const PERMISSION_NAME: CodeTable<Permission> = {
  'cases.read': { cn: '查看案件', en: 'See cases', es: 'Ver casos' },
  'cases.work': { cn: '处理案件', en: 'Work on cases', es: 'Trabajar casos' },
  'cases.extend': { cn: '为贷款办理展期', en: 'Extend loans', es: 'Prorrogar préstamos' },
  'cases.hold': {
    cn: '暂停与恢复案件，撤销诉求',
    en: 'Hold cases, lift holds, remove preferences',
    es: 'Retener casos, levantar retenciones y retirar peticiones',
  },
  'longAging.read': { cn: '查看长账龄案件', en: 'See long-aging cases', es: 'Ver casos de mora prolongada' },
  'calls.dial': { cn: '拨打电话', en: 'Dial from the case', es: 'Llamar desde el caso' },
  'sms.send': { cn: '发送短信', en: 'Send messages', es: 'Enviar mensajes' },
  'sms.freeText': { cn: '发送自拟短信', en: 'Write messages in own words', es: 'Escribir mensajes con texto propio' },
  'sms.freeNumber': {
    cn: '向联系人以外的号码发送短信',
    en: 'Send messages to other numbers',
    es: 'Enviar mensajes a otros números',
  },
  'money.deduct': { cn: '发起扣款', en: 'Deduct from the account', es: 'Cargar a la cuenta' },
  'codes.request': { cn: '申请还款码', en: 'Request repayment codes', es: 'Solicitar códigos de pago' },
  'statistics.read': { cn: '查看还款统计', en: 'See repayment statistics', es: 'Ver estadísticas de pagos' },
  'announcements.read': { cn: '阅读公告', en: 'Read announcements', es: 'Leer avisos' },
  'announcements.manage': { cn: '管理公告', en: 'Manage announcements', es: 'Gestionar avisos' },
  'score.read': {
    cn: '查看个人今日成果',
    en: 'See their own results of the day',
    es: 'Ver resultados propios del día',
  },
  'behaviour.record': {
    cn: '查看个人信息（留痕）',
    en: 'Look at personal data, recorded',
    es: 'Ver datos personales, con registro',
  },
  'users.read': { cn: '查看用户', en: 'See users', es: 'Ver usuarios' },
  'users.manage': { cn: '管理用户', en: 'Manage users', es: 'Gestionar usuarios' },
  'users.provision': {
    cn: '从企业目录同步用户',
    en: 'Provision users from a directory',
    es: 'Aprovisionar usuarios desde un directorio',
  },
  'loginLogs.read': { cn: '查看登录日志', en: 'See login logs', es: 'Ver inicios de sesión' },
  'queues.read': { cn: '查看队列', en: 'See queues', es: 'Ver colas' },
  'queues.manage': { cn: '管理队列', en: 'Manage queues', es: 'Gestionar colas' },
  'cases.assign': { cn: '分配案件', en: 'Assign cases', es: 'Asignar casos' },
  'institutions.read': { cn: '查看机构', en: 'See institutions', es: 'Ver instituciones' },
  'institutions.manage': { cn: '管理机构', en: 'Manage institutions', es: 'Gestionar instituciones' },
  'permissions.manage': { cn: '管理权限', en: 'Manage permissions', es: 'Gestionar permisos' },
  'system.read': { cn: '查看系统配置', en: 'See the system configuration', es: 'Ver la configuración' },
  'system.manage': { cn: '修改系统配置', en: 'Change the system configuration', es: 'Cambiar la configuración' },
  'complaints.read': { cn: '查看投诉', en: 'See complaints', es: 'Ver quejas' },
  'complaints.handle': { cn: '处理投诉', en: 'Handle complaints', es: 'Atender quejas' },
  'complaints.manage': {
    cn: '分派与处罚投诉',
    en: 'Allocate and penalise complaints',
    es: 'Repartir y sancionar quejas',
  },
  'seats.read': { cn: '查看排班', en: 'See the seat schedule', es: 'Ver turnos' },
  'seats.manage': { cn: '安排排班', en: 'Plan the seat schedule', es: 'Planificar turnos' },
  'lender.read': { cn: '查看资方对账', en: 'See lender events', es: 'Ver los eventos del acreedor' },
  'lender.manage': {
    cn: '处理资方对账',
    en: "Decide about the lender's money",
    es: 'Decidir sobre el dinero del acreedor',
  },
  'board.read': { cn: '查看个人看板', en: 'See their own dashboard', es: 'Ver el tablero propio' },
  'board.lead': { cn: '查看小组看板', en: "See the group's dashboard", es: 'Ver el tablero del grupo' },
  'monitoring.read': { cn: '查看行为监控', en: 'See behaviour monitoring', es: 'Ver la supervisión' },
  'approvals.read': {
    cn: '查看审批申请',
    en: 'See requests for approval',
    es: 'Ver solicitudes de autorización',
  },
  'approvals.decide': {
    cn: '批准或驳回申请',
    en: 'Approve or reject requests',
    es: 'Autorizar o rechazar solicitudes',
  },
  'law.override': {
    cn: '批准对合规规则破例一次',
    en: 'Allow exceptions to rules of law, once each',
    es: 'Permitir excepciones a la normativa, una vez cada una',
  },
  'trail.read': { cn: '查看审计轨迹', en: 'See the audit trail', es: 'Ver la pista de auditoría' },
};

/** Outcomes of a permission change (RO-01; not in the specification). */
export const PERMISSION_OUTCOME = {
  given: { cn: '授予', en: 'Given', es: 'Concedido' },
  taken: { cn: '收回', en: 'Taken', es: 'Retirado' },
  standard: { cn: '恢复标准', en: 'Back to standard', es: 'Vuelta al estándar' },
} as const satisfies CodeTable;

type PermissionOutcome = CodeValue<typeof PERMISSION_OUTCOME>;

/** Returns the outcome of a permission change. null means a reset to the role's default. */
export function getOutcome(allowed: boolean | null): PermissionOutcome {
  if (allowed === null) return 'standard';
  return allowed ? 'given' : 'taken';
}
