import type { CodeChoices } from '../countries/country';

/** Texts of borrower materials in the institution's language. */
export interface MaterialTexts {
  readonly platforms: CodeChoices;
  readonly goods: CodeChoices;
  /** Names of pictures: front and back of the identity card, face, document. */
  readonly pictures: Readonly<Record<'idFront' | 'idBack' | 'face' | 'document', string>>;
  readonly comments: CodeChoices;
}

const SPANISH: MaterialTexts = {
  platforms: ['AliExpress', 'Mercado Libre', 'Amazon', 'Temu'],
  goods: [
    'Audífonos inalámbricos',
    'Tenis para correr',
    'Licuadora 1.5 L',
    'Funda para celular',
    'Silla de oficina',
    'Cargador rápido USB-C',
    'Juego de sábanas matrimonial',
    'Mochila escolar',
    'Smartwatch',
    'Lámpara LED de escritorio',
    'Herramientas, 108 piezas',
    'Perfume 100 ml',
  ],
  pictures: {
    idFront: 'Identificación, frente',
    idBack: 'Identificación, reverso',
    face: 'Selfie de solicitud',
    document: 'Comprobante de ingresos',
  },
  comments: [
    'La fotografía está borrosa',
    'El domicilio no coincide con la solicitud',
    'Verificado por teléfono',
    'Documento vencido',
  ],
};

const CHINESE: MaterialTexts = {
  platforms: ['淘宝', '京东', '拼多多', '天猫'],
  goods: [
    '蓝牙耳机',
    '男士运动鞋',
    '破壁料理机',
    '手机保护壳',
    '人体工学椅',
    '快充充电器',
    '纯棉四件套',
    '学生双肩包',
    '智能手表',
    '护眼台灯',
    '五金工具套装',
    '婴儿纸尿裤',
  ],
  pictures: { idFront: '身份证正面', idBack: '身份证反面', face: '申请时自拍', document: '收入证明' },
  comments: ['照片模糊', '地址与申请不符', '已电话核实', '证件已过期'],
};

/** Returns the texts of an institution. */
export const getMaterialTexts = (institutionCode: string): MaterialTexts =>
  institutionCode === 'CN' ? CHINESE : SPANISH;
