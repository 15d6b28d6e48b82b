import type { Random } from '../random';
import type { CodeChoices, Country } from './country';

const WOMEN: CodeChoices = [
  'María Guadalupe',
  'Fernanda',
  'Alejandra',
  'Verónica',
  'Leticia',
  'Patricia',
  'Rosa Isela',
  'Ana Karen',
  'Gabriela',
  'Martha Elena',
  'Daniela',
  'Claudia',
  'Norma Angélica',
  'Yolanda',
  'Brenda',
  'Itzel',
  'Mariana',
  'Silvia',
  'Adriana',
  'Ximena',
];
const MEN: CodeChoices = [
  'José Luis',
  'Juan Carlos',
  'Miguel Ángel',
  'Francisco Javier',
  'Jesús',
  'Luis Fernando',
  'Ricardo',
  'Eduardo',
  'Alejandro',
  'Jorge',
  'Héctor',
  'Raúl',
  'Óscar',
  'Víctor Manuel',
  'Sergio',
  'Arturo',
  'Iván',
  'Omar',
  'Emiliano',
  'Gerardo',
];
const SURNAMES: CodeChoices = [
  'Hernández',
  'García',
  'Martínez',
  'López',
  'González',
  'Pérez',
  'Rodríguez',
  'Sánchez',
  'Ramírez',
  'Cruz',
  'Flores',
  'Gómez',
  'Morales',
  'Vázquez',
  'Jiménez',
  'Reyes',
  'Torres',
  'Díaz',
  'Gutiérrez',
  'Ruiz',
  'Mendoza',
  'Aguilar',
  'Ortiz',
  'Castillo',
  'Moreno',
  'Chávez',
  'Rivera',
  'Juárez',
  'Domínguez',
  'Herrera',
  'Muñoz',
  'Ñáñez',
];
const STREETS: CodeChoices = [
  'Av. Insurgentes Sur',
  'Calle 5 de Mayo',
  'Av. Benito Juárez',
  'Calle Hidalgo',
  'Av. Universidad',
  'Calle Morelos',
  'Calz. de Tlalpan',
  'Av. Revolución',
  'Calle Emiliano Zapata',
  'Blvd. Adolfo López Mateos',
  'Calle Nicolás Bravo',
  'Av. Constituyentes',
];
const PLACES: CodeChoices = [
  'Col. Del Valle, 03100 Ciudad de México',
  'Col. Narvarte, 03020 Ciudad de México',
  'Col. Centro, 64000 Monterrey, N.L.',
  'Col. Americana, 44160 Guadalajara, Jal.',
  'Col. Centro, 72000 Puebla, Pue.',
  'Col. San Juan, 76030 Querétaro, Qro.',
  'Col. Zona Río, 22010 Tijuana, B.C.',
  'Col. Las Fuentes, 45070 Zapopan, Jal.',
  'Col. Centro, 97000 Mérida, Yuc.',
  'Col. Industrial, 37340 León, Gto.',
];
const AREA_CODES: CodeChoices = ['55', '81', '33', '222', '442', '664', '999', '477'];
const STATES: CodeChoices = ['DF', 'NL', 'JC', 'PL', 'QT', 'BC', 'YN', 'GT'];

const phone = (random: Random): string => {
  const area = random.pick(AREA_CODES);
  return `+52 ${area} ${random.digits(6 - area.length)}${random.digits(4)}`;
};

const letters = (random: Random, from: string, length: number): string =>
  Array.from({ length }, () => from[random.int(0, from.length - 1)] ?? 'X').join('');

/** A CURP: letters of the name, day of birth, sex, state, consonants, two digits. */
const curp = (random: Random): string => {
  const born = `${random.int(62, 99)}${String(random.int(1, 12)).padStart(2, '0')}${String(random.int(1, 28)).padStart(2, '0')}`;
  return `${letters(random, 'ABCDEFGHLMNOPRSTV', 4)}${born}${random.chance(0.5) ? 'H' : 'M'}${random.pick(STATES)}${letters(random, 'BCDFGLMNRSTZ', 3)}0${random.digits(1)}`;
};

/** The first institution: Mexican borrowers, pesos. */
export const mexico: Country = {
  institution: {
    code: 'MX',
    name: 'Recuperadora del Valle',
    currency: 'MXN',
    currencyDigits: 2,
    timeZone: 'America/Mexico_City',
  },
  share: 0.6,
  prefix: 'MX',
  groups: ['Grupo Norte', 'Grupo Centro', 'Grupo Sur', 'Grupo Bajío', 'Grupo Occidente', 'Grupo Península'],
  queueName: (from, to) => (to === null ? `Mora mayor a ${from - 1} días` : `Mora de ${from} a ${to} días`),
  personName: (random) =>
    `${random.pick(random.chance(0.5) ? WOMEN : MEN)} ${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`,
  identityNumber: curp,
  mobilePhone: phone,
  homePhone: phone,
  address: (random) => `${random.pick(STREETS)} ${random.int(3, 1899)}, ${random.pick(PLACES)}`,
  account: (random) => `0${random.pick(['12', '14', '21', '44', '72'])}180${random.digits(12)}`,
  companies: [
    'Grupo Bimbo',
    'Oxxo Sucursal Centro',
    'Transportes Castores',
    'Hospital San José',
    'Escuela Primaria Benito Juárez',
    'Autopartes del Bajío',
    'Taquería El Farolito',
    'Constructora Garza',
    'Farmacias del Ahorro',
    'Call Center Konexo',
    'Maquiladora Tijuana',
    'Mercado Libre Logística',
  ],
  occupations: [
    'Chofer',
    'Vendedora',
    'Maestra',
    'Enfermero',
    'Albañil',
    'Cajera',
    'Operador de máquina',
    'Comerciante',
    'Repartidor',
    'Contadora',
    'Guardia de seguridad',
    'Cocinera',
  ],
  maritalStatuses: ['single', 'married', 'cohabiting', 'divorced', 'widowed'],
  educations: ['primary', 'secondary', 'highSchool', 'technical', 'bachelor', 'master'],
  apps: ['CrediVale', 'PesoRápido', 'DineroYa', 'LanaClick', 'Préstamo Azul', 'KubiCash'],
  merchants: ['Mercado Préstamos', 'Tienda Elektra', 'Credimarket', 'FinTienda', 'Comercio Directo'],
  products: [
    { name: 'Microcrédito 7 días', least: 500, most: 3000 },
    { name: 'Microcrédito 14 días', least: 1000, most: 6000 },
    { name: 'Crédito personal', least: 4000, most: 25_000 },
    { name: 'Compra a plazos', least: 1500, most: 12_000 },
  ],
  taxRate: 0.16,
  dailyTarget: 18_000,
  lawMode: 'warn',
  followUpRemark: 'Pide que le llamen de nuevo a esa hora',
  remarks: [
    'Dice que deposita hoy por la tarde',
    'Pide que le llamen después de las 18 h',
    'Perdió el empleo, busca apoyo de su familia',
    'Contesta su esposa, le pasa el recado',
    'Reconoce la deuda, no da fecha',
    'Pregunta por descuento si liquida',
    'Dice que ya pagó en OXXO, enviará comprobante',
  ],
};
