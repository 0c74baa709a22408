import { momentsOf } from "~/scene/moments";
import { frameTime } from "~/scene/timecode";
import type { Editor } from "./editor";

/** Puts one end of the range that is played over and over at the playhead. `refuse` says where it is seen why not. */
export function setLoop(editor: Editor, edge: "in" | "out", refuse = editor.announce): void {
  const { storyboard, library, loop } = editor.read();
  const at = editor.playhead.seconds;
  const { durationSeconds } = momentsOf(storyboard, library);
  const from = edge === "in" ? at : Math.min(loop?.inSeconds ?? 0, at);
  const until = edge === "out" ? at : Math.max(loop?.outSeconds ?? durationSeconds, at);
  if (until - from < 1 / 30) {
    refuse("The out point has to come after the in point.");
    return;
  }
  editor.setLoop({ inSeconds: from, outSeconds: until });
  editor.announce(`Loop from ${frameTime(from)} to ${frameTime(until)}`);
}
