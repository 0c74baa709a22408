import { WorkerEntrypoint } from "cloudflare:workers";
import type { ImageOrder, MakerQuestion, MakerRpc, SceneOrder } from "~/settings/maker-rpc";
import { maker } from "./maker";

/** The built-in makers, asked by the app through its binding MAKER alone: nothing is served by HTTP. */
export default class Maker extends WorkerEntrypoint implements MakerRpc {
  override fetch() {
    return new Response("The built-in makers are asked through a service binding only.", { status: 404 });
  }

  write(question: MakerQuestion) {
    return maker.write(question);
  }

  drawScene(order: SceneOrder) {
    return maker.drawScene(order);
  }

  makeImage(order: ImageOrder) {
    return maker.makeImage(order);
  }
}
