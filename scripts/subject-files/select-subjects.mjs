/** animals and nature, food and drink, travel and places, activities, objects */
const groups = new Set([3, 4, 5, 6, 7]);

/**
 * What no picture shows: faces and signs, what harms, weapons, drugs, religion, money, and what an advertisement would
 * hardly want.
 */
const blocked = new RegExp(
  `^(?:${[
    ".*-face|face-.*|skull.*|moai|.*moon(?:-.*)?|.*-oclock|.*-thirty|.*-suit|.*-button|.*-arrow.*|chart-.*",
    "cigarette|coffin|headstone|funeral-urn|dagger|bomb|water-pistol|crossed-swords|firecracker",
    "syringe|drop-of-blood|pill|stethoscope|x-ray|crutch|test-tube|petri-dish|dna|reminder-ribbon",
    "nazar-amulet|hamsa|kaaba|mosque|church|synagogue|hindu-temple|shinto-shrine|prayer-beads",
    ".*banknote|coin|money-bag|money-with-wings|slot-machine|joker|mahjong-red-dragon|red-envelope",
    "cockroach|mosquito|fly|worm|microbe|rat|spider.*|poop|wilted-flower|fallen-leaf|hole",
    "toilet|roll-of-paper|plunger|bucket|sponge|wastebasket|mouse-trap|bed|briefs|no-.*",
    "identification-card|placard|label|bookmark|bookmark-tabs|ballot-box-with-ballot|.*-medal|trophy|admission-tickets",
    "clapper-board|performing-arts|pool-8-ball|nesting-dolls|japanese-dolls|carp-streamer|wind-chime",
    "statue-of-liberty|map-of-japan|tokyo-tower|derelict-house|construction|stop-sign|.*-traffic-light",
    "police-car.*|fire-engine|ambulance|oncoming-.*|oil-drum|fuel-pump|sled|wheelchair-symbol",
    "volcano|tornado|cyclone|fog|foggy|comet|high-voltage|fire|droplet|water-wave|rainbow|sparkles",
    // Time of day and weather are said of a scene, and drawn as its light.
    "sunset|sunrise.*|cityscape.*|.*-with-stars|bridge-at-night|cloud.*|sun-behind-.*|milky-way|wind-face|.*star",
    "crown|party-popper|confetti-ball|balloon|wrapped-gift|ribbon|muted-speaker|bell-with-slash",
  ].join("|")})$`,
);

/**
 * The subjects, in a lasting order. `isFound` is false for those that only a trade shows.
 *
 * @param {{ hexcode: string, label: string, group?: number, subgroup?: number, tags?: string[] }[]} emojis
 * @param {Set<string>} drawn ids that there is art for
 * @param {Set<string>} shown ids that a trade shows
 */
export function selectSubjects(emojis, drawn, shown) {
  const known = emojis.map(({ hexcode, label, group, subgroup, tags = [] }) => {
    const id = idOf(label);
    return { id, hexcode, label, subgroup, tags, isFound: groups.has(group) && !blocked.test(id) };
  });
  return known
    .filter(({ id, isFound }) => drawn.has(id) && (isFound || shown.has(id)))
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** As the art set names an emoji by its English label. */
function idOf(label) {
  return label
    .toLowerCase()
    .replace(/[’'“”"!,.():&]/g, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
