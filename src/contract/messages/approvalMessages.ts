import type { LocalizedText } from '../language';
import type { ResultName } from '../resultCodes';

/** Messages of the reference server for requests that need a second approver (MI-09). */
export const APPROVAL_MESSAGES = {
  secondPerson: {
    cn: '已提交，等待另一位有权人员审批',
    en: 'Requested: waiting for approval',
    es: 'Solicitado: espera la autorización de otra persona',
  },
  secondPersonAsked: {
    cn: '已有同类申请等待审批（{name}）。请先撤回或等待处理',
    en: 'Another request of this kind is pending ({name}). It has to be decided or withdrawn first',
    es: 'Ya hay otra solicitud de este tipo en espera ({name}). Primero debe decidirse o retirarse',
  },
  noSecondPerson: {
    cn: '此操作须经他人审批，但目前没有其他人有权审批；最近 {days} 天内由您创建、更改角色或重置密码的账号不能为您审批',
    en: "This needs another person's approval, and nobody else may give it now. An account that you created, promoted or reset within the last {days} days cannot decide on your requests",
    es: 'Esto necesita la autorización de otra persona y ahora nadie más puede darla. Una cuenta que usted creó, promovió o restableció en los últimos {days} días no puede decidir sus solicitudes',
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
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

/** Messages of the reference server for cases with a hold from a complaint or a decision (CM-01, MI-10). */
export const HOLD_MESSAGES = {
  caseHeld: {
    cn: '该案件有未结投诉，已暂停作业',
    en: 'A complaint is open, the case is held',
    es: 'Hay una queja abierta: el caso está retenido',
  },
  caseOnHold: {
    cn: '该案件因“{kind}”暂停作业，直至解除',
    en: 'This case is held ({kind}) until the hold is lifted',
    es: 'El caso está retenido ({kind}) hasta que se levante la retención',
  },
  caseOnHoldUntil: {
    cn: '该案件因“{kind}”暂停作业，至 {day} 止',
    en: 'This case is held ({kind}) until the end of {day}',
    es: 'El caso está retenido ({kind}) hasta el final del {day}',
  },
  holdThere: {
    cn: '该案件已因“{kind}”暂停作业，请查看后再更改',
    en: 'This case is on hold already ({kind}). Look at that hold and change it',
    es: 'El caso ya está retenido ({kind}). Revise esa retención y modifíquela',
  },
  holdDay: {
    cn: '暂停须有截止日，从今天起最长 {most} 天；仅身故与破产可不设',
    en: 'A hold needs a last day, today or within {most} days. Only a death or an insolvency may go without',
    es: 'La retención necesita un último día, hoy o dentro de {most} días. Solo un fallecimiento o una insolvencia pueden no tenerlo',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

/** Messages of the reference server for contact preferences that cannot be recorded or ended (LC-05). */
export const PREFERENCE_MESSAGES = {
  wishOwnNumber: {
    cn: '这是借款人自己的号码，不能作为律师的号码',
    en: "This number is the borrower's own, not an attorney's",
    es: 'Este número es del titular, no de su abogado',
  },
  wishOver: {
    cn: '该诉求已不再有效，请刷新查看',
    en: 'This preference is no longer in force. Check again',
    es: 'Esta petición ya no está vigente. Vuelva a revisarla',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

/** Messages of the reference server for rejected spreadsheets (§8, §5 uploads). */
export const SPREADSHEET_MESSAGES = {
  notASpreadsheet: {
    cn: '该文件不是 xls 或 xlsx 表格，请用表格软件另存后再上传',
    en: 'This is not an xls or xlsx file. Save it from your spreadsheet program and upload it again',
    es: 'No es un archivo xls ni xlsx. Guárdelo desde su programa de hojas de cálculo y vuelva a subirlo',
  },
  protectedFile: {
    cn: '该表格有密码保护，请取消密码后再上传',
    en: 'This spreadsheet is protected by a password. Save it without one and upload it again',
    es: 'Esta hoja está protegida con contraseña. Guárdela sin ella y vuelva a subirla',
  },
  mergedCells: {
    cn: '单元格 {cells} 已合并，只有第一格会有内容；请取消合并并逐格填写后再上传',
    en: 'The cells {cells} are merged, so that only the first one has a value. Split them, fill in each one and upload the file again',
    es: 'Las celdas {cells} están combinadas y solo la primera tiene valor. Sepárelas, llene cada una y vuelva a subir el archivo',
  },
  tooManyRows: {
    cn: '表格有 {rows} 行，最多 {most} 行；请拆分后再上传',
    en: 'The spreadsheet has {rows} rows, at most {most} are taken. Split it and upload the parts',
    es: 'La hoja tiene {rows} filas y se aceptan {most} como máximo. Divídala y suba las partes',
  },
  tooManyColumns: {
    cn: '表格有 {columns} 列，最多 {most} 列',
    en: 'The spreadsheet has {columns} columns, at most {most} are taken',
    es: 'La hoja tiene {columns} columnas y se aceptan {most} como máximo',
  },
  tooManyCells: {
    cn: '将更改 {cells} 个单元格，一次最多 {most} 个；请减少人员或日期',
    en: '{cells} cells would change, at most {most} at once. Upload fewer people or days',
    es: 'Cambiarían {cells} celdas y se aceptan {most} a la vez. Suba menos personas o días',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;
