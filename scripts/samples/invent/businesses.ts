/** Invented businesses: owners' trades, employers, banks. */
import { inventAddress, inventPhone, type Address } from './people.ts';
import type { Random } from '../random.ts';
import { BANKS, EMPLOYERS, TRADES } from './words.ts';

export interface Business {
  readonly name: string;
  readonly trade: string;
  /** Six digits of the activity code. */
  readonly code: string;
  /** Digits only. */
  readonly ein: string;
  readonly address: Address;
  readonly phone: string;
  readonly yearFounded: number;
}

/** `ending` is the legal form printed after the name: `LLC`, `Inc.`, or `''`. */
export function inventBusiness(random: Random, ending = ''): Business {
  const [name, trade, code] = random.pick(TRADES);
  const rest = inventRest(random);
  return { name: ending ? `${name} ${ending}` : name, trade, code, ...rest };
}

export function inventEmployer(random: Random): Business {
  return { name: random.pick(EMPLOYERS), trade: '', code: '', ...inventRest(random) };
}

export function inventBank(random: Random): Business {
  return { name: random.pick(BANKS), trade: '', code: '', ...inventRest(random) };
}

function inventRest(random: Random): Pick<Business, 'ein' | 'address' | 'phone' | 'yearFounded'> {
  return {
    ein: `${random.between(10, 98)}${random.digits(7)}`,
    address: inventAddress(random, 'Ste'),
    phone: inventPhone(random),
    yearFounded: random.between(1986, 2019),
  };
}
