/** What banks of Puerto Rico call the lines of a statement in Spanish. Labels are compared without accents. */

export const opening = ['balance anterior', 'saldo anterior', 'balance inicial', 'saldo inicial'];
export const closing = [
  'balance al cierre',
  'balance de cierre',
  'saldo al cierre',
  'balance final',
  'saldo final',
  'nuevo balance',
  'nuevo saldo',
  'saldo actual',
];
export const deposits = [
  'depósitos y otros créditos',
  'depósitos y créditos',
  'total de depósitos',
  'total depósitos',
  'más: depósitos y otros créditos',
];
export const withdrawals = [
  'menos: cheques, retiros y otros débitos',
  'cheques, retiros y otros débitos',
  'cheques y otros débitos',
  'retiros y otros débitos',
  'retiros y débitos',
  'total de retiros',
  'total retiros',
];
export const account = [
  'cuenta corriente núm',
  'cuenta de cheques núm',
  'cuenta de ahorros núm',
  'número de cuenta',
  'núm. de cuenta',
  'cuenta número',
];
export const period = ['período del estado', 'período'];
/** What a statement is called, and who insures it. */
export const titles = ['estado de cuenta', 'resumen de su cuenta', 'miembro fdic'];
