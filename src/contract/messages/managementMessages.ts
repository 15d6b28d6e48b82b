import { APPROVAL_MESSAGES, HOLD_MESSAGES, SPREADSHEET_MESSAGES, PREFERENCE_MESSAGES } from './approvalMessages';
import type { LocalizedText } from '../language';
import type { ResultName } from '../resultCodes';

/** Messages of the reference server for management calls (§8): users, queues, complaints, seats, permissions, settings. */
export const MANAGEMENT_MESSAGES = {
  ...APPROVAL_MESSAGES,
  ...SPREADSHEET_MESSAGES,
  scheduleMoved: {
    cn: '{name} 在 {day} 的排班已被他人修改，请查看最新排班后重试',
    en: 'The schedule of {name} on {day} was changed meanwhile. Look at it and try again',
    es: 'El turno de {name} el {day} cambió entretanto. Revíselo e inténtelo de nuevo',
  },
  scheduleDeparted: {
    cn: '{name} 自 {day} 起已离职；如需排班，请先修改该日',
    en: '{name} has departed from {day} on. Change that day first to plan again',
    es: '{name} causó baja el {day}. Cambie primero ese día para volver a planificar',
  },
  scheduleDay: {
    cn: '{day} 不在可排班的范围内',
    en: '{day} is too far away to be planned',
    es: 'El {day} está fuera del plazo que se puede planificar',
  },
  kindNotWorked: {
    cn: '部分案件的产品或贷款类型不在该人员的负责范围内',
    en: 'Some of these cases are of a product or loan type that this person does not work',
    es: 'Algunos de estos casos son de un producto o tipo de préstamo que esta persona no trabaja',
  },
  ...HOLD_MESSAGES,
  ...PREFERENCE_MESSAGES,
  complaintState: {
    cn: '工单当前状态不允许此操作',
    en: 'The work order is not in a state that allows this',
    es: 'El estado de la orden de trabajo no permite esta acción',
  },
  complaintAboutThem: {
    cn: '此人是被投诉人，须由他人处理',
    en: 'The complaint is about this person: somebody else has to do this',
    es: 'La queja es sobre esta persona: debe hacerlo otra',
  },
  complaintOwnProposal: {
    cn: '结案由您申请，须由他人决定',
    en: 'You proposed the closure yourself: somebody else has to decide',
    es: 'Usted mismo propuso el cierre: debe decidirlo otra persona',
  },
  complaintPenalised: {
    cn: '该工单已开具过罚单',
    en: 'A penalty was already issued for this work order',
    es: 'Ya se emitió una sanción por esta orden de trabajo',
  },
  complaintRegulatorLimit: {
    cn: '监管转办的投诉须在登记后 {hours} 小时内办结',
    en: 'What came from a regulator has to be completed within {hours} hours of its registration',
    es: 'Lo que llega del regulador debe concluirse en {hours} horas desde su registro',
  },
  permissionFixed: {
    cn: '该角色的此项权限固定，无法更改',
    en: 'This permission is fixed for that role and cannot be changed',
    es: 'Este permiso es fijo para ese rol y no se puede cambiar',
  },
  permissionNotHeld: {
    cn: '不能授予您自己没有的权限',
    en: 'You cannot give a permission that you do not have yourself',
    es: 'No puede conceder un permiso que usted no tiene',
  },
  ownPermissions: {
    cn: '这会使您自己失去权限管理的权限',
    en: 'This would take the right to manage permissions away from you',
    es: 'Con esto perdería usted el derecho a gestionar permisos',
  },
  institutionLoop: {
    cn: '机构不能移到自身或其下级机构之下',
    en: 'An institution cannot be moved below itself',
    es: 'Una institución no puede quedar por debajo de sí misma',
  },
  institutionTaken: {
    cn: '机构代码、用户名或邮箱已被使用',
    en: 'The code, the username or the e-mail address is taken already',
    es: 'El código, el usuario o el correo ya están en uso',
  },
  binderMissing: { cn: '请选择催收员', en: 'Please select the binder', es: 'Seleccione a quién asignar' },
  casesMissing: { cn: '请至少选择一个案件', en: 'Select at least one case', es: 'Seleccione al menos un caso' },
  groupInUse: {
    cn: '小组仍有 {users} 名用户和 {plans} 个席位计划，请先将其移走',
    en: 'The group is still in use (users: {users}, seat plans: {plans}): move them first',
    es: 'El grupo sigue en uso (usuarios: {users}, planes de puestos: {plans}): muévalos primero',
  },
  queueNotEmpty: {
    cn: '队列中仍有案件或人员，无法删除',
    en: 'The queue still has cases or users and cannot be deleted',
    es: 'La cola aún tiene casos o usuarios y no se puede eliminar',
  },
  queueCodeTaken: {
    cn: '该队列代码已存在',
    en: 'There is a queue with this code already',
    es: 'Ya existe una cola con este código',
  },
  signInMethodOff: {
    cn: '您所在机构已停用此登录方式，请联系管理员',
    en: 'Your institution has switched off this way of signing in. Ask your administrator',
    es: 'Su institución ha desactivado esta forma de iniciar sesión. Consulte al administrador',
  },
  positionNeeded: {
    cn: '请允许浏览器提供位置信息后重新登录',
    en: 'Allow your browser to tell your position, then sign in again',
    es: 'Permita que el navegador indique su ubicación e inicie sesión de nuevo',
  },
  checksUsedUp: {
    cn: '机构的核验次数已用完，请联系管理员增加',
    en: 'Your institution has no checks left. Ask your administrator to add some',
    es: 'A su institución no le quedan verificaciones. Pida al administrador que agregue más',
  },
  ownAddressExcluded: {
    cn: '名单中没有您当前的地址 {address}，保存后您将无法使用系统',
    en: 'Your own address {address} is not on the list: you would lock yourself out',
    es: 'Su propia dirección {address} no está en la lista: ya no podría iniciar sesión',
  },
  wrongAddresses: {
    cn: '以下内容不是 IP 地址或网段：{entries}',
    en: 'Not an IP address or range: {entries}',
    es: 'No es una dirección IP ni un rango: {entries}',
  },
  ownSignInMethod: {
    cn: '您正是以此方式登录的，请先换一种方式登录再停用',
    en: 'You are signed in this way yourself. Sign in another way before you switch it off',
    es: 'Usted ha entrado de esta forma. Entre de otra antes de desactivarla',
  },
  weightsNotWhole: {
    cn: '启用指标的权重合计须为 100，现为 {sum}',
    en: 'The weights of the enabled indicators add up to {sum}, not 100',
    es: 'Los pesos de los indicadores activos suman {sum}, no 100',
  },
  unknownPlaces: {
    cn: '模板中有无法填写的占位符：{places}',
    en: 'The template has places that cannot be filled in: {places}',
    es: 'La plantilla tiene campos que no se pueden llenar: {places}',
  },
  notAPicture: {
    cn: '仅支持 PNG 或 JPEG 图片',
    en: 'Only PNG and JPEG pictures can be used',
    es: 'Solo se admiten imágenes PNG o JPEG',
  },
  ownPasswordFirst: {
    cn: '请先设置您自己的密码',
    en: 'Set your own password first',
    es: 'Establezca primero su propia contraseña',
  },
  passwordGuessable: {
    cn: '该密码容易被猜到或与原密码相同，请换一个',
    en: 'This password is easy to guess, or is the old one. Choose another',
    es: 'La contraseña es fácil de adivinar o es la anterior. Elija otra',
  },
  nameTaken: {
    cn: '已被占用：{fields}',
    en: 'Already taken: {fields}',
    es: 'Ya está en uso: {fields}',
  },
  lastAdministrator: {
    cn: '不能停用或降级自己或最后一位管理员',
    en: 'You cannot disable or demote yourself or the last administrator',
    es: 'No puede desactivar ni degradar su propia cuenta ni la del último administrador',
  },
  exportTooLarge: {
    cn: '超过 {most} 行，请缩小筛选范围或选择更短的时间段',
    en: 'More than {most} rows. Filter the list further or choose a shorter period',
    es: 'Más de {most} filas. Use más filtros o elija un periodo más corto',
  },
  operatorOnly: {
    cn: '审计员的密码只能由服务器运维人员生成（npm run password:reset）',
    en: "An auditor's password is made by the operator of the server alone (npm run password:reset)",
    es: 'La contraseña de un auditor solo la crea el operador del servidor (npm run password:reset)',
  },
  watcherRole: {
    cn: '现有账号不能改为审计员，审计员账号也不能改为其他角色，请新建账号',
    en: 'No account becomes an auditor or stops being one. Add another account instead',
    es: 'Ninguna cuenta pasa a ser de auditor ni deja de serlo. Cree otra cuenta',
  },
  noPaymentChannel: {
    cn: '未连接支付渠道，无法扣款或申请还款码。请联系管理员',
    en: 'No payment channel is connected: nothing can be deducted and no code requested. Ask your administrator',
    es: 'No hay ningún canal de pago conectado: no se puede cobrar ni pedir códigos. Consulte al administrador',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;
