import { renderNote, type Timbre } from "./voice.ts";

/** In samples of 4 bytes; when it is full everything is forgotten, which costs time and changes no sample. */
const MOST_SAMPLES = 6_000_000;

/** Notes as they sound at gain 1 in the middle, made once: a progression brings the same ones back every few bars. */
export class NoteCache {
  readonly #notes = new Map<Timbre, Map<string, Float32Array>>();
  #samples = 0;

  constructor(readonly sampleRate: number) {}

  get(timbre: Timbre, frequency: number, lengthSeconds: number): Float32Array {
    const held = Math.round(lengthSeconds * 100) / 100;
    const key = `${frequency.toFixed(3)}/${held}`;
    let ofTimbre = this.#notes.get(timbre);
    const known = ofTimbre?.get(key);
    if (known) return known;
    const note = renderNote(timbre, frequency, held, this.sampleRate);
    if (this.#samples + note.length > MOST_SAMPLES) {
      this.#notes.clear();
      this.#samples = 0;
      ofTimbre = undefined;
    }
    if (!ofTimbre) {
      ofTimbre = new Map();
      this.#notes.set(timbre, ofTimbre);
    }
    ofTimbre.set(key, note);
    this.#samples += note.length;
    return note;
  }
}
