import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Image from "lucide-react/icons/image";
import PenLine from "lucide-react/icons/pen-line";
import QrCode from "lucide-react/icons/qr-code";
import Smile from "lucide-react/icons/smile";
import Timer from "lucide-react/icons/timer";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { inCorner } from "~/scene/new-parts";
import type { MediaContent } from "~/scene/storyboard";
import { mayEdit } from "~/stores/content/content-role";
import { Button } from "~/ui/button";
import { CodeForm } from "./code-form";
import { CountdownForm } from "./countdown-form";
import { IconChoices } from "./icon-choices";
import MediaChoices from "./media-choices";
import { elementOfMedia, sizeOfMedia } from "./media-of-content";
import { OverlayChoices } from "./overlay-choices";
import { ShapeChoices } from "./shape-choices";
import { TextChoices } from "./text-choices";
import { type Add, useAdd } from "./use-add";

const views = {
  media: "Picture or clip",
  icons: "Icon",
  code: "QR code",
  countdown: "Countdown",
  watermark: "Watermark",
} as const;
type View = keyof typeof views;

/** Everything that can be added, at the playhead and in the scene that is shown. */
export function AddPanel() {
  const add = useAdd();
  const editor = useEditorCommands();
  const [view, setView] = useState<View | null>(null);
  /** The focus goes back to where the view was opened from. */
  const left = useRef<View | null>(null);
  const close = () => {
    left.current = view;
    setView(null);
  };
  const isReadOnly = useEditor(({ role }) => !mayEdit(role));

  if (isReadOnly)
    return <p className="text-muted">You can look at this video; adding is for those who edit it.</p>;
  if (view) {
    return (
      <div className="grid gap-3">
        <button
          type="button"
          onClick={close}
          className="-ms-1 flex h-8 items-center pointer-coarse:h-11 gap-1.5 justify-self-start rounded-sm px-1 font-[550] text-muted text-sm hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {views[view]}
        </button>
        <Opened view={view} add={add} onDone={close} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <Part title="Text">
        <TextChoices add={add} />
      </Part>
      <Part title="Media">
        <Way
          icon={<Image />}
          label={views.media}
          isLeft={left.current === "media"}
          onOpen={() => setView("media")}
        />
        <Way
          icon={<Smile />}
          label={views.icons}
          isLeft={left.current === "icons"}
          onOpen={() => setView("icons")}
        />
      </Part>
      <Part title="Shapes">
        <ShapeChoices add={add} />
        <Button
          size="sm"
          className="justify-self-start"
          icon={<PenLine className="size-3.5" aria-hidden="true" />}
          onClick={() => editor.setTool("draw")}
        >
          Draw on the canvas
        </Button>
      </Part>
      <Part title="Codes and time">
        <Way
          icon={<QrCode />}
          label={views.code}
          isLeft={left.current === "code"}
          onOpen={() => setView("code")}
        />
        <Way
          icon={<Timer />}
          label={views.countdown}
          isLeft={left.current === "countdown"}
          onOpen={() => setView("countdown")}
        />
        <ProgressChoices add={add} />
      </Part>
      <Part title="Over several scenes">
        <OverlayChoices add={add} onWatermark={() => setView("watermark")} />
      </Part>
    </div>
  );
}

function Opened({ view, add, onDone }: { view: View; add: Add; onDone: () => void }) {
  const editor = useEditorCommands();
  const addMedia = (media: MediaContent, ratio?: number) =>
    add.addElement(media.kind === "clip" ? "Add clip" : "Add picture", elementOfMedia(media), {
      placement: { centerX: 0.5, centerY: 0.5, ...sizeOfMedia(media, ratio) },
    });
  const addWatermark = (media: MediaContent) =>
    add.addOverlay(
      "Add watermark",
      { ...elementOfMedia(media), fit: "contain" },
      {
        placement: inCorner(
          editor.read().storyboard.format,
          { width: 0.18, height: 0.1 },
          { x: "end", y: "bottom" },
        ),
        opacity: 0.6,
      },
    );
  switch (view) {
    case "media":
      return <MediaChoices purpose="element" onChoose={addMedia} />;
    case "watermark":
      return <MediaChoices purpose="watermark" onChoose={addWatermark} />;
    case "icons":
      return (
        <IconChoices
          verb="Add"
          onChoose={(name, label) =>
            add.addElement(
              `Add ${label}`,
              { kind: "icon", name },
              { placement: { centerX: 0.5, centerY: 0.5, width: 0.24, height: 0.24 } },
            )
          }
        />
      );
    case "code":
      return <CodeForm add={add} onDone={onDone} />;
    case "countdown":
      return <CountdownForm add={add} onDone={onDone} />;
  }
}

function ProgressChoices({ add }: { add: Add }) {
  const addProgress = (shape: "bar" | "ring") =>
    add.addElement(
      shape === "bar" ? "Add progress bar" : "Add progress ring",
      { kind: "progress", shape, of: "scene" },
      {
        placement: {
          centerX: 0.5,
          centerY: shape === "bar" ? 0.9 : 0.5,
          ...(shape === "bar" ? { width: 0.8, height: 0.02 } : { width: 0.3, height: 0.3 }),
        },
      },
    );
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button size="sm" onClick={() => addProgress("bar")}>
        Progress bar
      </Button>
      <Button size="sm" onClick={() => addProgress("ring")}>
        Progress ring
      </Button>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-[550] text-muted text-sm">{title}</h3>
      {children}
    </section>
  );
}

interface WayProps {
  icon: ReactNode;
  label: string;
  /** One comes back from there: the focus is set here. */
  isLeft: boolean;
  onOpen: () => void;
}

function Way({ icon, label, isLeft, onOpen }: WayProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) ref.current?.focus({ preventScroll: true });
  }, [isLeft]);
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      className="-mx-2 flex h-9 items-center pointer-coarse:h-11 gap-2.5 rounded-md px-2 text-start transition-colors hover:bg-hover [&>svg]:size-4 [&>svg]:text-muted"
    >
      {icon}
      <span className="grow">{label}</span>
      <ChevronRight className="text-faint rtl:-scale-x-100" aria-hidden="true" />
    </button>
  );
}
