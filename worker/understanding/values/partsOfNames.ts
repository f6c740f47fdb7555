/** Words that belong to a person's name and are neither its given names nor its surname. */

/** `VAN DER BERG`: small words before a surname. */
export const PARTICLE =
  /^(?:de|del|della|der|den|di|da|dos|du|la|le|los|las|el|al|van|von|ter|ten|st\.?|saint|mc|mac|san)$/i;

/** Behind a surname. */
export const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
