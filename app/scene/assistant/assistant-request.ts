import * as z from "zod/mini";
import { formatSchema } from "~/domain/video/format";
import { platforms } from "~/domain/video/platform";
import { sceneRoles } from "~/domain/video/scene-role";
import { copyOfScene } from "~/scene/edit-takes";
import type { Library } from "~/scene/library";
import { ownSeconds } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { type BriefOutline, briefOutlineSchema } from "./brief/brief-outline";
import type { BriefPlan } from "./brief/brief-step";
import type { VideoPlan } from "./step";

/** What POST /api/v1/assistant takes: the talk so far, the last message being the person's, and how the video, or its brief, stands. */

const line = z.optional(z.string().check(z.maxLength(400)));

const videoOutlineSchema = z.object({
  language: z.string().check(z.maxLength(35)),
  format: formatSchema,
  platform: z.nullable(z.enum(platforms)),
  seconds: z.number(),
  templateId: z.string().check(z.maxLength(64)),
  templates: z
    .array(z.object({ id: z.string().check(z.maxLength(64)), name: z.string().check(z.maxLength(80)) }))
    .check(z.maxLength(200)),
  hasMusic: z.boolean(),
  showsCaptions: z.boolean(),
  hasProduct: z.boolean(),
  hasBrand: z.boolean(),
  scenes: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(64)),
        role: z.enum(sceneRoles),
        seconds: z.number(),
        label: line,
        headline: line,
        body: line,
        action: line,
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  /** The scene that is shown. */
  shownSceneId: z.nullable(z.string().check(z.maxLength(64))),
});
export type VideoOutline = z.infer<typeof videoOutlineSchema>;

const asked = {
  messages: z
    .array(z.object({ from: z.enum(["person", "assistant"]), text: z.string().check(z.maxLength(2000)) }))
    .check(z.minLength(1), z.maxLength(20)),
  scriptModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  /** How often the same was asked before: another answer is wanted. */
  attempt: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
};
export const videoRequestSchema = z.object({ ...asked, video: videoOutlineSchema });
export type VideoRequest = z.output<typeof videoRequestSchema>;
export const briefRequestSchema = z.object({ ...asked, brief: briefOutlineSchema });
export type BriefRequest = z.output<typeof briefRequestSchema>;

export const assistantRequestSchema = z.union([videoRequestSchema, briefRequestSchema]);
export type AssistantAsked = z.input<typeof assistantRequestSchema>;
export type SaidMessage = VideoRequest["messages"][number];
/** What is talked about, as it stands. */
export type AssistantSubject = { video: VideoOutline } | { brief: BriefOutline };

/** What it answers, as lines of JSON: the words as they come, then the plan or what went wrong. */
export type AssistantEvent =
  | { reply: string }
  | { plan: VideoPlan | BriefPlan; madeBy: string }
  | { code: string; message: string };

export function outlineOf(
  storyboard: Storyboard,
  library: Library,
  { hasProduct, hasBrand, shownSceneId }: Pick<VideoOutline, "hasProduct" | "hasBrand" | "shownSceneId">,
): VideoOutline {
  const { scenes, language, format, platform = null, templateId, music, captions } = storyboard;
  return {
    language,
    format,
    platform,
    seconds: toTenths(videoSeconds(storyboard, library)),
    templateId,
    templates: [...library.templates.values()].map(({ id, name }) => ({ id, name })).slice(0, 200),
    hasMusic: music !== null,
    showsCaptions: captions?.show ?? false,
    hasProduct,
    hasBrand,
    scenes: scenes.map((scene) => {
      const { label, headline, body, action } = copyOfScene(scene);
      const seconds = toTenths(ownSeconds(scene, scenes));
      return {
        id: scene.id,
        role: scene.role,
        seconds,
        ...(label && { label }),
        ...(headline && { headline }),
        ...(body && { body }),
        ...(action && { action }),
      };
    }),
    shownSceneId,
  };
}

const toTenths = (seconds: number) => Math.round(seconds * 10) / 10;
