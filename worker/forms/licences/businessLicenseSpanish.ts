/** What Puerto Rico's treasury and towns call the things a licence says, in Spanish. Labels are compared without accents. */

export const titles = [
  'certificado de registro de comerciantes',
  'certificado de registro',
  'patente municipal',
  'permiso único',
];
/** What they say besides. */
export const signs = [
  'departamento de hacienda',
  'registro de comerciantes',
  'estado libre asociado de puerto rico',
  'no es transferible',
  'lugar visible',
];
/** `Núm. de Patente (License No.)`: in both languages the number stands behind the second. */
export const numbers = ['número', 'núm', 'no'].flatMap((number) =>
  ['registro', 'comerciante', 'licencia', 'permiso', 'patente'].flatMap((what) =>
    number === 'no' ? [`no. de ${what}`] : [`${number} de ${what} (license no.)`, `${number} de ${what}`],
  ),
);
export const issued = [
  'fecha de emisión - date of issue',
  'fecha de expedición',
  'fecha de emisión',
  'expedida el',
  'expedido el',
];
export const expires = [
  'fecha de expiración - expiration date',
  'fecha de expiración',
  'fecha de vencimiento',
  'válido hasta',
  'válida hasta',
  'vence (expires)',
  'vence el',
];
export const holders = [
  'nombre del comerciante',
  'nombre del contribuyente',
  'nombre legal del comerciante',
  'nombre legal del negocio',
  'nombre legal - legal name',
  'nombre legal',
  'razón social',
];
export const owners = ['propietario', 'dueño', 'nombre del dueño'];
export const business = [
  'nombre comercial - trade name',
  'nombre del negocio - business name',
  'nombre comercial (dba)',
  'nombre comercial',
  'nombre del negocio',
];
/** `Localización del Negocio - Location of Business`: below both of them the street is as wide as they are. */
const placesInBoth = [
  ...['location of business', 'business location'].map((place) => `localización del negocio - ${place}`),
  ...['physical location', 'physical address'].flatMap((place) => [
    `localización física - ${place}`,
    `dirección física - ${place}`,
  ]),
];
export const addresses = [
  ...placesInBoth,
  'localización física',
  'dirección física del establecimiento',
  'dirección física del negocio',
  'dirección física',
  'dirección del establecimiento',
  'localización del negocio',
  'dirección del negocio',
];
/** `Tipo de negocio (Type of business)`: what is said in both languages. */
const inBoth = ['tipo de negocio', 'clase de negocio', 'actividad comercial'].flatMap((own) => [
  ...['type of business', 'business type', 'business activity', 'nature of business'].map(
    (english) => `${own} (${english})`,
  ),
  own,
]);
export const activities = [
  'actividad - activity',
  'actividad principal - main activity',
  'actividad económica - economic activity',
  'main activity',
  'actividad principal',
  'actividad económica',
  ...inBoth,
];
/** `Núm. Patronal / EIN`: the federal number of an employer, as Puerto Rico calls it. */
export const federalNumbers = ['número', 'núm', 'no'].flatMap((number) =>
  ['patronal', 'de identificación patronal', 'de seguro social patronal', 'seguro social patronal'].flatMap(
    (what) => [`${number}. ${what} / ein`, `${number}. ${what}`],
  ),
);
/** Labels of what answers no question. */
export const others = [
  'clasificación',
  'dirección postal',
  'agente retenedor',
  'tipo de certificado',
  'tipo de comerciante - type of merchant',
  'tipo de comerciante',
  'type of merchant',
  'certificate type',
  'modelo sc',
];
