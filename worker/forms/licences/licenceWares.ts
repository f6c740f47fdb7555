/** What permits of vendors ask for: the goods that are sold. */
export const wares = ['goods or services', 'goods', 'merchandise', 'items', 'products', 'food'].flatMap(
  (what) => [
    `${what} to be sold`,
    `${what} sold`,
    `type of ${what} to be sold`,
    `type of ${what} sold`,
    `nature of ${what} to be sold`,
  ],
);
