/** What may stand for a fact of the brief beside its subject. */
const signs = {
  contact: [
    "telephone",
    "telephone-receiver",
    "mobile-phone",
    "mobile-phone-with-arrow",
    "envelope",
    "e-mail",
    "incoming-envelope",
    "love-letter",
    "speech-balloon",
    "globe-with-meridians",
    "link",
    "laptop",
  ],
  date: [
    "calendar",
    "spiral-calendar",
    "tear-off-calendar",
    "alarm-clock",
    "mantelpiece-clock",
    "stopwatch",
    "timer-clock",
    "watch",
    "hourglass-done",
    "hourglass-not-done",
  ],
  place: ["round-pushpin", "pushpin", "world-map", "compass"],
  price: ["label", "money-bag", "coin", "receipt", "credit-card", "wrapped-gift"],
  name: [],
};

/**
 * What each picture shows held against the brief, in the order of the scenes.
 *
 * @param {import("./brief.ts").SampleBrief} brief
 * @param {Pick<import("./make-videos.mjs").MadeVideo, "orders">} video
 */
export function judgePictures(brief, { orders }) {
  const accepted = new Set([...brief.subjects, ...Object.keys(brief.facts).flatMap((kind) => signs[kind])]);
  const places = orders.toSorted((one, other) => placeOf(one) - placeOf(other));
  return places.map(({ order, report, code }) => {
    const id = report?.subject?.id ?? null;
    const idea = report?.idea ?? null;
    const isRight = id !== null && bareIds(id).some((bare) => brief.subjects.includes(bare));
    const isAccepted = id === null || isRight || bareIds(id).some((bare) => accepted.has(bare));
    // A picture without a report shows nobody knows what.
    return { prompt: order.prompt, id, idea, isRight, isAccepted: report !== null && isAccepted, code };
  });
}

/** Pictures are made two at a time. */
const placeOf = ({ order }) => order.direction?.place ?? 0;

/** People come in skin tones and as men and women: "woman-mechanic-medium" is also a "mechanic". */
function bareIds(id) {
  const toneless = id.replace(/-(?:medium-)?(?:light|dark)$|-medium$/, "");
  return [id, toneless, toneless.replace(/^(?:wo)?man-/, ""), toneless.replace(/^(?:wo)?man-/, "person-")];
}

/**
 * Of scenes that follow one another, how many do not show the same in the same way, and of how many pictures a thing that
 * another scene of the video shows is the subject.
 *
 * @param {ReturnType<typeof judgePictures>} pictures
 */
export function judgeSeries(pictures) {
  const differs = pictures.slice(1).map(({ id, idea }, index) => {
    const before = pictures[index];
    return id !== before.id || (idea !== null && idea !== before.idea);
  });
  const shown = pictures.filter(({ id }) => id !== null);
  return { differs, repeats: shown.length - new Set(shown.map(({ id }) => id)).size };
}
