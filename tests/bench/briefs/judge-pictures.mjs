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
 * What each picture shows held against the brief.
 *
 * @param {import("./brief.ts").SampleBrief} brief
 * @param {Pick<import("./make-videos.mjs").MadeVideo, "orders">} video
 */
export function judgePictures(brief, { orders }) {
  const accepted = new Set([...brief.subjects, ...Object.keys(brief.facts).flatMap((kind) => signs[kind])]);
  return orders.map(({ order, report, code }) => {
    const id = report?.subject?.id ?? null;
    const isRight = id !== null && bareIds(id).some((bare) => brief.subjects.includes(bare));
    const isAccepted = id === null || isRight || bareIds(id).some((bare) => accepted.has(bare));
    // A picture without a report shows nobody knows what.
    return { prompt: order.prompt, id, isRight, isAccepted: report !== null && isAccepted, code };
  });
}

/** People come in skin tones and as men and women: "woman-mechanic-medium" is also a "mechanic". */
function bareIds(id) {
  const toneless = id.replace(/-(?:medium-)?(?:light|dark)$|-medium$/, "");
  return [id, toneless, toneless.replace(/^(?:wo)?man-/, ""), toneless.replace(/^(?:wo)?man-/, "person-")];
}
