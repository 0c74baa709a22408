import type { UIMessageChunk } from "ai";

/** The first chunk of a while is written at once, and what comes until this much later together. */
const togetherMs = 16;

/** Gathers chunks for a moment and joins the words of one text, so that a fast model is not a write for each of its words. */
export class ChunkWriter {
  private waiting: UIMessageChunk[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly write: (chunks: readonly UIMessageChunk[]) => void) {}

  tell(chunk: UIMessageChunk): void {
    const last = this.waiting.at(-1);
    if (last && isWords(last) && chunk.type === last.type && chunk.id === last.id) {
      this.waiting[this.waiting.length - 1] = { ...last, delta: last.delta + chunk.delta };
    } else {
      this.waiting.push(chunk);
    }
    if (this.timer === null) {
      this.flush();
      this.timer = setTimeout(() => {
        this.timer = null;
        this.flush();
      }, togetherMs);
    }
  }

  flush(): void {
    const { waiting } = this;
    this.waiting = [];
    this.write(waiting);
  }
}

type Words = Extract<UIMessageChunk, { type: "text-delta" | "reasoning-delta" }>;

function isWords(chunk: UIMessageChunk): chunk is Words {
  return chunk.type === "text-delta" || chunk.type === "reasoning-delta";
}
