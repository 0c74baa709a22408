/** Of trades that are not to be shown at play: law, money, health, mourning. */
const serious = new Set(
  "balance-scale classical-building bank money-bag credit-card chart-increasing bar-chart briefcase stethoscope tooth hospital adhesive-bandage ambulance dna microscope coffin funeral-urn candle dove shield locked key fountain-pen scroll hearing-aid manual-wheelchair crutch lungs anatomical-heart brain bone house-with-garden".split(
    " ",
  ),
);

export const isSerious = (id: string) => serious.has(id);

/** Art that fills so much of its box has no thin parts that would look lost when it is shown close. */
export const compactFill = 0.62;
