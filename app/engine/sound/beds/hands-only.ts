import { pick } from "../../../domain/random/seeded-random.ts";
import { clap, conga, kick, shaker, snap, stomp, tom, woodBlock } from "../drums.ts";
import type { BedComposer } from "./piece.ts";

/** Where the low, the middle and the high drum fall; each pattern is a conversation. */
const patterns = [
  { low: [0, 6, 8, 14], middle: [3, 10, 11], high: [4, 7, 12, 15] },
  { low: [0, 3, 8, 11], middle: [6, 14], high: [2, 4, 10, 12, 13] },
  { low: [0, 8, 10], middle: [3, 6, 11, 14], high: [4, 12, 15] },
];
/** Claves: 3-2 son, 3-2 rumba, and straight off-beats. */
const claves = [
  [0, 6, 12, 20, 24],
  [0, 6, 14, 20, 24],
  [4, 12, 20, 28],
];

/** Skins, wood and hands. The conga is the tune, so a voice has every pitch to itself. */
export const composeHandsOnly: BedComposer = (piece) => {
  const { random, sampleRate } = piece;
  piece.swing = 0.53;
  piece.score.room = { decaySeconds: 0.8, damping: 0.45 };
  piece.treat("drums", { gain: 2.2, roomSend: 0.18 });
  piece.treat("bass", { gain: 0.8, roomSend: 0.12 });
  piece.treat("lead", { roomSend: 0.2 });
  const pattern = pick(random, patterns);
  const clave = pick(random, claves);
  const tuning = pick(random, [0.9, 1, 1.12]);
  const kit = {
    kick: kick(sampleRate, 52 * tuning, 0.36),
    floor: tom(sampleRate, 70 * tuning, 0.6),
    stomp: stomp(sampleRate, random),
    low: conga(sampleRate, 165 * tuning, random),
    middle: conga(sampleRate, 220 * tuning, random),
    high: conga(sampleRate, 294 * tuning, random),
    wood: woodBlock(sampleRate, 980),
    clap: clap(sampleRate, random),
    snap: snap(sampleRate, random),
    shaker: shaker(sampleRate, random),
  };
  const human = (gain: number) => gain * (0.85 + random() * 0.3);

  for (const { index: bar, section, turns } of piece.form) {
    if (section === "ending") {
      for (const sixteenth of [0, 3, 6]) {
        piece.hit("bass", kit.floor, piece.at(bar, sixteenth), 0.5);
        piece.hit("drums", kit.clap, piece.at(bar, sixteenth), 0.3);
        piece.hit("lead", kit.low, piece.at(bar, sixteenth), 0.4);
      }
      piece.hit("bass", kit.floor, piece.at(bar, 8), 0.7);
      piece.hit("drums", kit.stomp, piece.at(bar, 8), 0.7);
      piece.hit("drums", kit.clap, piece.at(bar, 8), 0.4);
      continue;
    }
    const isFull = section === "main" || section === "lift";
    for (const [name, pan] of [
      ["low", -0.3],
      ["middle", 0],
      ["high", 0.3],
    ] as const) {
      if (section === "break" && name !== "high") continue;
      for (const sixteenth of pattern[name]) {
        piece.hit(
          "lead",
          kit[name],
          piece.loose(piece.at(bar, sixteenth), 0.003),
          human(name === "high" ? 0.26 : 0.34),
          pan,
        );
      }
    }
    for (const sixteenth of clave) {
      if (Math.floor(sixteenth / 16) === bar % 2)
        piece.hit("drums", kit.wood, piece.at(bar, sixteenth % 16), 0.2, 0.45);
    }
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      piece.hit(
        "drums",
        kit.shaker,
        piece.at(bar, sixteenth) - 0.05,
        human(sixteenth % 4 === 2 ? 0.13 : 0.075),
        -0.45,
      );
    }
    for (const sixteenth of isFull ? [0, 7, 8] : [0])
      piece.hit("bass", kit.kick, piece.at(bar, sixteenth), 0.55);
    if (isFull)
      for (const sixteenth of [4, 12]) piece.hit("drums", kit.clap, piece.at(bar, sixteenth), human(0.26));
    if (section === "lift") {
      for (const sixteenth of [2, 10]) piece.hit("drums", kit.stomp, piece.at(bar, sixteenth), 0.35, -0.1);
      for (const sixteenth of [6, 14])
        piece.hit("drums", kit.snap, piece.at(bar, sixteenth), human(0.16), 0.2);
      piece.hit("bass", kit.floor, piece.at(bar, 0), 0.35);
    }
    if (turns) {
      for (const sixteenth of [8, 10, 12, 13, 14, 15]) {
        piece.hit(
          "lead",
          sixteenth < 12 ? kit.low : kit.high,
          piece.at(bar, sixteenth),
          0.3 + sixteenth / 80,
          0.1,
        );
      }
    }
  }
};
