import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for requests that need a second approver (MI-09). */
export const APPROVAL_WORDS = {
  secondPerson: {
    cn: '已提交，等待另一位有权人员同意',
    en: 'Requested: waiting for approval',
    es: 'Solicitado: espera la autorización de otra persona',
  },
  secondPersonAsked: {
    cn: '已有同类申请等待审批（{name}）。请先撤回或等待处理',
    en: 'Another request of this kind is pending ({name}). It has to be decided or withdrawn first',
    es: 'Ya hay otra solicitud de este tipo en espera ({name}). Primero debe decidirse o retirarse',
  },
  noSecondPerson: {
    cn: '此操作需另一人同意，但目前没有其他人有权同意；最近 {days} 天内由您创建、更改角色或重置密码的账号不能为您审批',
    en: "This needs another person's approval, and nobody else may give it now. An account that you created, promoted or reset within the last {days} days cannot decide on your requests",
    es: 'Esto necesita la aprobación de otra persona y ahora nadie más puede darla. Una cuenta que usted creó, promovió o restableció en los últimos {days} días no puede decidir sus solicitudes',
  },
  ownRequest: {
    cn: '不能审批自己的申请。请由其他有权人员审批',
    en: "You can't approve your own request, or a request for yourself. Ask someone else who may decide",
    es: 'No puede autorizar su propia solicitud ni una que sea para usted. Pida que decida otra persona autorizada',
  },
  sameHand: {
    cn: '最近 {days} 天内，您与申请人之间有一方创建了另一方的账号、更改其角色或重置其密码，因此不能由您审批。请由其他有权人员审批',
    en: "You can't decide on this request: within the last {days} days, one of you created the other's account, changed its role or permissions, or reset its password. Ask someone else who may decide",
    es: 'No puede decidir esta solicitud: en los últimos {days} días, uno de ustedes creó la cuenta del otro, cambió su rol o sus permisos, o restableció su contraseña. Pida que decida otra persona autorizada',
  },
  askerGone: {
    cn: '申请人已停用或不再有此权限',
    en: 'The requester is disabled or no longer has this permission',
    es: 'Quien lo pidió está desactivado o ya no puede hacerlo',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
