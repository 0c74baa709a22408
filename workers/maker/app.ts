import { WorkerEntrypoint } from "cloudflare:workers";
import type {
  BriefQuestion,
  FileStream,
  ImageOrder,
  MakerQuestion,
  MakerRpc,
  PlacingOrder,
  SceneOrder,
  SubjectQuestion,
} from "~/settings/maker-rpc";
import { openMaker } from "./maker";

interface MakerEnv {
  /** The files of `npm run build:maker`. */
  ASSETS: Fetcher;
}

let opened: MakerRpc | undefined;

/** The built-in makers, asked by the app through its binding MAKER alone: nothing is served by HTTP. */
export default class Maker extends WorkerEntrypoint<MakerEnv> implements MakerRpc {
  override fetch() {
    return new Response("The built-in makers are asked through a service binding only.", { status: 404 });
  }

  write(question: MakerQuestion) {
    return this.#maker().write(question);
  }

  drawScene(order: SceneOrder) {
    return this.#maker().drawScene(order);
  }

  makeImage(order: ImageOrder) {
    return this.#maker().makeImage(order);
  }

  placeProduct(order: PlacingOrder) {
    return this.#maker().placeProduct(order);
  }

  readBrief(question: BriefQuestion) {
    return this.#maker().readBrief(question);
  }

  findSubject(question: SubjectQuestion) {
    return this.#maker().findSubject(question);
  }

  canCutOut(pictures: readonly FileStream[]) {
    return this.#maker().canCutOut(pictures);
  }

  /** One for all requests, because it keeps what it has read. */
  #maker(): MakerRpc {
    const { ASSETS } = this.env;
    opened ??= openMaker(async (path) => {
      const answer = await ASSETS.fetch(`https://assets.invalid/${path}`);
      if (answer.ok) return answer.text();
      await answer.body?.cancel();
      return null;
    });
    return opened;
  }
}
