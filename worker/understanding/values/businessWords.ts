/** Words that tell a business's name from a person's. */

/** What only a business is called after; trades that are surnames, too, like `Baker`, are left out. */
const TRADES =
  /\b(?:brewery|brewing|winery|vineyards?|caf[eé]|pizzeria|catering|salon|barbershop|plumbing|landscaping|roofing|electric|flooring|painting|cleaning|dental|motors|auto|automotive|farms|kennels|florists?|pharmacy|clinic|realty|properties|rentals|supply|hardware|outfitters|boutique|fitness|yoga|daycare|laundry|towing|trucking|freight|welding|machining|manufacturing|industries|imports|wholesale|productions|photography|designs|creations|solutions|systems|consultants|advisors|agency|ventures|investments|ministries|academy|association|remodeling|renovations|contractors|contracting|builders|repairs?|marketing|publishing)\b/i;

/** LLC, Inc, Bank and the like, or its trade: the holder is a business, not a person. */
export function isBusinessName(name: string): boolean {
  if (TRADES.test(name)) return true;
  return /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|lp|llp|ltd|pllc|bank|group|partners|associates|services|trust|foundation|n\.a|sons|consulting|bakery|restaurant|construction|enterprises|holdings|studio|shop|store|logistics|software|technologies)\b|&/i.test(
    name,
  );
}
