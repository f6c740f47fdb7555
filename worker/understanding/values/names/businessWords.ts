/** Words that tell a business's name from a person's. */
import { hasCompanySuffix } from './kindOfCompany.ts';

/** What only a business is called after; trades that are surnames, too, like `Baker`, are left out. */
const TRADES = new Set(
  `brewery brewing winery vineyard vineyards cafe café pizzeria catering salon barbershop plumbing landscaping landscapes roofing
electric electrical electronics flooring painting cleaning cleaners janitorial dental dentistry orthodontics optical chiropractic motors
motorsports auto automotive farm farms ranch kennels florist florists pharmacy clinic realty properties rental rentals supply supplies
hardware outfitters boutique fitness yoga daycare preschool montessori laundry laundromat towing trucking freight welding machining
manufacturing industries imports exports wholesale productions photography imagery imaging designs creations solutions systems consultants advisors
advisory agency ventures investments ministries academy association remodeling renovations restoration contractors contracting builders
repair repairs marketing publishing distributors distributing distribution trading mercantile fabrication fabricators engineering
excavating excavation hauling paving asphalt masonry drywall carpentry cabinetry cabinets woodworks woodworking metalworks ironworks
glassworks waterworks interiors exteriors carpets furniture furnishings lighting signage embroidery
pottery ceramics upholstery tailoring alterations jewelers jewelry apparel bicycles bikes cyclery kayak tours
travel boatworks aviation logistics transport transportation courier movers storage warehouse irrigation nursery orchards
greenhouse greenhouses grooming veterinary hospital hospice medical healthcare wellness counseling massage spa tattoo bistro tavern
eatery diner bakehouse roasters roastery coffee creamery confections deli delicatessen grocery seafood barbecue bbq lumber sawmill
logging drilling oilfield energy hvac heating refrigeration mechanical septic recycling salvage demolition scaffolding rigging
analytics laboratories robotics digital networks telecom bookkeeping accounting staffing recruiting insurance mortgage cooperative
synagogue mosque university institute society apartments estates hotel motel campground mapping surveying graphics printing
removal remodelers provisions brokers looms textiles orthopedic orthopedics bookstore entertainment theatre theater antiques gifts collectibles toys workshop workshops atelier makers mfg svcs therapy pediatric pediatrics dermatology physicians surgery attorneys cpas
notary notaries locksmith locksmiths pest exterminating exterminators drone drones candles soaps apiary apiaries taqueria tacos tamales pizza
cakes cupcakes donuts doughnuts barbers tutoring gymnastics pilates crossfit karate autobody detailing gutters lawncare arborist arborists
leatherworks vending concessions pantry thrift museum orchestra symphony choir chorale
tile tiles granite concrete stucco fence fencing siding roofers plumbers electricians windows doors floors carpets solar pools events
weddings bridal tuxedo tires tire muffler brakes transmissions collision carwash liquor liquors beverage beverages foods meats produce
bagels sushi ramen noodle noodles grill grille taproom saloon suites resort outdoors firearms eyewear dialysis rehab
rehabilitation nutrition supplements cosmetics beauty nails lashes skincare tanning equipment tractors tools metals plastics
chemicals packaging freightways limousine limo shuttle auctions appraisals inspections lending financial wealth capital payroll
translations media films video labs data tech athletics sports swimwear soccer`.split(/\s+/),
);

const KINDS =
  /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|lp|llp|ltd|pllc|bank|group|partners|associates|services|trust|foundation|n\.a|sons|consulting|bakery|restaurant|construction|enterprises|holdings|studio|studios|shop|store|logistics|software|technologies)\b|&/i;

/** `Grace Lutheran Church of Belfield`, `Ely Rotary Club`, `Harlan VFW Post 9`, `Harbor Family Child Care`; who is called Marina Church, or Christian Church, is a person. */
const ORGANISATION = new RegExp(
  [
    '\\b(?:lutheran|baptist|methodist|presbyterian|catholic|episcopal|evangelical|orthodox|pentecostal|mennonite|congregational|reformed|bible|community|zion|missionary|apostolic|holiness|covenant|unitarian|adventist|a\\.?m\\.?e\\.?) church\\b',
    '\\blaw (?:offices?|firm)\\b',
    '\\bchurch of\\b|\\biglesia\\b',
    '\\bclub\\b|\\bboosters\\b|\\blittle league\\b|\\bschool district\\b|\\bhomeowners\\b',
    '\\b(?:child|day|home|health|lawn|tree|pet|skin|hair|foot) ?care\\b',
    // `Halmoni's Kitchen`, and not `Manager's signature`
    "\\p{L}{2}['’]s (?!(?:(?:first|last|full|legal|home|mailing|social|street|business|trade) )?(?:names?|signature|address|number|phone|copy|use|initials?|title|agent|representative|share|ssn|ein|tin|security|licen[cs]e|permit|office|occupation|date|state|city|zip|i\\.?d)\\b)\\p{L}",
    '\\b(?:post|lodge|troop|local|chapter) (?:no\\.? ?|# ?)?\\d+\\b',
  ].join('|'),
  'iu',
);

const isTrade = (word: string) => TRADES.has(word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** `COCINALLC` on a scan: no word ends so but one that LLC was set close to. */
const ENDS_IN_LLC = /\p{L}{3}llc$/iu;

/** LLC, Inc, PC, Bank and the like, or its trade: the holder is a business, not a person. */
export const isBusinessName = (name: string): boolean =>
  KINDS.test(name) ||
  ORGANISATION.test(name) ||
  hasCompanySuffix(name) ||
  ENDS_IN_LLC.test(name) ||
  name.split(/[\s/-]+/).some(isTrade);

/** Does the name end with its trade, so that it is whole? */
export const endsInTrade = (name: string): boolean => isBusinessName(name.split(' ').at(-1)!);
