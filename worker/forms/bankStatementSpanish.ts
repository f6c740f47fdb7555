/** What banks of Puerto Rico call the lines of a statement in Spanish. Labels are compared without accents. */

export const opening = ['balance anterior', 'saldo anterior', 'balance inicial', 'saldo inicial'];
export const closing = ['balance final', 'saldo final', 'nuevo balance', 'nuevo saldo', 'saldo actual'];
export const deposits = [
  'depósitos y otros créditos',
  'depósitos y créditos',
  'total de depósitos',
  'total depósitos',
];
export const withdrawals = [
  'cheques, retiros y otros débitos',
  'cheques y otros débitos',
  'retiros y otros débitos',
  'retiros y débitos',
  'total de retiros',
  'total retiros',
];
export const account = ['número de cuenta', 'núm. de cuenta', 'cuenta número'];
export const period = ['período del estado', 'período'];
/** What a statement is called, and who insures it. */
export const titles = ['estado de cuenta', 'resumen de su cuenta', 'miembro fdic'];
