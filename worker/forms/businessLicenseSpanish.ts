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
export const numbers = [
  'número de registro',
  'número de comerciante',
  'número de licencia',
  'número de permiso',
  'número de patente',
];
export const issued = ['fecha de expedición', 'fecha de emisión'];
export const expires = ['fecha de expiración', 'fecha de vencimiento', 'válido hasta'];
export const holders = [
  'nombre del comerciante',
  'nombre del contribuyente',
  'nombre legal del comerciante',
  'nombre legal del negocio',
  'nombre legal',
  'razón social',
];
export const owners = ['propietario', 'dueño', 'nombre del dueño'];
export const business = ['nombre comercial (dba)', 'nombre comercial', 'nombre del negocio'];
export const addresses = [
  'localización física',
  'dirección física del establecimiento',
  'dirección física del negocio',
  'dirección física',
  'dirección del establecimiento',
  'localización del negocio',
  'dirección del negocio',
];
export const activities = ['main activity', 'actividad principal', 'actividad económica', 'tipo de negocio'];
/** Labels of what answers no question. */
export const others = [
  'clasificación',
  'dirección postal',
  'agente retenedor',
  'tipo de certificado',
  'certificate type',
  'modelo sc',
];
