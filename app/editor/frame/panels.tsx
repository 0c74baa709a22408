import type { LucideIcon } from "lucide-react";
import Captions from "lucide-react/icons/captions";
import Clapperboard from "lucide-react/icons/clapperboard";
import Download from "lucide-react/icons/download";
import History from "lucide-react/icons/history";
import MessageSquare from "lucide-react/icons/message-square";
import Mic from "lucide-react/icons/mic";
import Music from "lucide-react/icons/music";
import Palette from "lucide-react/icons/palette";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import type { ComponentType } from "react";
import { lazy } from "~/client/lazy";
import type { EditorPanel } from "~/editor/editor";
import { loadInspectors } from "../inspector/inspector";
import { ScenesPanel } from "./scenes-panel";

export interface EditorPanelEntry {
  id: EditorPanel;
  label: string;
  /** Other words people look for it by. */
  words: string;
  Icon: LucideIcon;
  /** It scrolls its own parts. */
  scrollsItself?: true;
  Panel: ComponentType;
}

const loadStyle = () => import("./style-panel");
const loadExport = () => import("./export-panel");

/** What can stand beside the canvas, in order; all but the first load when they are asked for. */
export const panels: readonly EditorPanelEntry[] = [
  { id: "scenes", label: "Scenes", words: "script copy text order", Icon: Clapperboard, Panel: ScenesPanel },
  {
    id: "add",
    label: "Add",
    words: "insert new text shape icon picture clip qr",
    Icon: Plus,
    Panel: lazy(async () => ({ default: (await import("../add/add-panel")).AddPanel })),
  },
  {
    id: "style",
    label: "Style",
    words: "template colours typeface brand",
    Icon: Palette,
    Panel: lazy(loadStyle),
  },
  {
    id: "captions",
    label: "Captions",
    words: "subtitles words srt vtt",
    Icon: Captions,
    Panel: lazy(async () => ({ default: (await import("../captions/captions-panel")).CaptionsPanel })),
  },
  {
    id: "voice",
    label: "Voice",
    words: "speech record prompter",
    Icon: Mic,
    Panel: lazy(async () => ({ default: (await import("../voice/voice-panel")).VoicePanel })),
  },
  {
    id: "sound",
    label: "Sound",
    words: "music effects loudness",
    Icon: Music,
    Panel: lazy(async () => ({ default: (await import("../sound/sound-panel")).SoundPanel })),
  },
  {
    id: "assistant",
    label: "Assistant",
    words: "help chat ideas translate resize",
    Icon: Sparkles,
    scrollsItself: true,
    Panel: lazy(async () => ({ default: (await import("../assistant/assistant-panel")).AssistantPanel })),
  },
  {
    id: "versions",
    label: "Versions",
    words: "history restore compare earlier",
    Icon: History,
    Panel: lazy(async () => ({ default: (await import("../versions/versions-panel")).VersionsPanel })),
  },
  {
    id: "comments",
    label: "Comments",
    words: "discuss people resolve reply",
    Icon: MessageSquare,
    Panel: lazy(async () => ({ default: (await import("../comments/comments-panel")).CommentsPanel })),
  },
  {
    id: "export",
    label: "Export",
    words: "download mp4 save file render",
    Icon: Download,
    Panel: lazy(loadExport),
  },
];

/** Loads what opens without an address of its own, so that it opens at once and without a connection. */
export function loadPanels(): Promise<unknown> {
  return Promise.all([loadStyle(), loadExport(), loadInspectors()]);
}
