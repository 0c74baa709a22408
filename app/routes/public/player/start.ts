import { parseFrameCommand, protocolVersion } from "~/watch/frame-messages";
import { type FramedVideo, framedVideoId, stageId } from "./framed-video";
import { surroundingsOf } from "./surroundings";

/**
 * The first script of a framed player, and its only one until somebody looks at it: until the frame comes into view, is pressed or
 * is told to play, the page around pays for a still picture and this.
 */
function start(stage: HTMLElement, json: string): void {
  const framed = JSON.parse(json) as FramedVideo;
  const parameters = new URLSearchParams(location.search);
  const correspondents = surroundingsOf(framed.embedding, parameters);
  const early: MessageEvent[] = [];
  let isLoading = false;

  const hear = (message: MessageEvent) => {
    if (!correspondents.hears(message)) return;
    const command = parseFrameCommand(message.data);
    if (!command) return;
    early.push(message);
    const to = correspondents.target();
    if (command.type !== "hello") void load();
    else if (to)
      window.parent.postMessage({ source: "vitrine", version: protocolVersion, type: "hello" }, to);
  };
  addEventListener("message", hear);

  async function load(pressed = false): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    observer?.disconnect();
    const { mountPlayer } = await import("./mount-player");
    removeEventListener("message", hear);
    mountPlayer(stage, framed, { parameters, correspondents, early, pressed });
  }

  const observer =
    parameters.get("load") === "tap"
      ? null
      : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && void load());
  observer?.observe(stage);
  stage.addEventListener("click", () => void load(true), { once: true });
}

const stage = document.getElementById(stageId);
const json = document.getElementById(framedVideoId)?.textContent;
if (stage && json) start(stage, json);
