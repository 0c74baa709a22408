import ImageUp from "lucide-react/icons/image-up";
import X from "lucide-react/icons/x";
import { type DragEvent, useRef, useState } from "react";
import type { Logos } from "~/domain/brands/brand";
import { contrastRatio } from "~/scene/contrast";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import { isSvg } from "~/uploads/draw-svg";
import { measureLogo, sendLogo } from "./prepare-logo";
import { brandMediaUrl } from "./sample-storyboard";

type Kind = keyof Logos;

export const logoKinds: Record<Kind, { name: string; ground: string; about: string }> = {
  dark: { name: "For light backgrounds", ground: "#ffffff", about: "The usual, dark logo." },
  light: { name: "For dark backgrounds", ground: "#15171a", about: "The same in white or light." },
  mark: {
    name: "Sign alone",
    ground: "#8d9196",
    about: "Without the name: for small places and watermarks.",
  },
};

interface LogoFieldsProps {
  brandId: string;
  logos: Logos;
  onChange: (kind: Kind, logo: Logos[Kind]) => void;
}

/** The three logos of a brand, each on the ground it is for. */
export function LogoFields({ brandId, logos, onChange }: LogoFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(Object.keys(logoKinds) as Kind[]).map((kind) => (
        <LogoField
          key={kind}
          kind={kind}
          brandId={brandId}
          logo={logos[kind]}
          onChange={(logo) => onChange(kind, logo)}
        />
      ))}
    </div>
  );
}

interface LogoFieldProps {
  kind: Kind;
  brandId: string;
  logo: Logos[Kind];
  onChange: (logo: Logos[Kind]) => void;
}

function LogoField({ kind, brandId, logo, onChange }: LogoFieldProps) {
  const { name, ground, about } = logoKinds[kind];
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);

  async function take(file: File | undefined) {
    if (!file || isSending) return;
    setSending(true);
    setProblem(null);
    setNote(null);
    try {
      const measured = await measureLogo(file);
      onChange(await sendLogo(measured));
      if (isSvg(file) && !measured.paths) {
        setNote(
          "Kept as pixels: it has strokes, gradients, text or effects. Plain shapes stay sharp at every size.",
        );
      } else if (measured.isOpaque)
        setNote("It brings a background of its own. A PNG or SVG without one stands free.");
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(false);
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const isFaint = logo && kind !== "mark" && contrastRatio(logo.ink, ground) < 3;

  return (
    <div className="grid content-start gap-1.5">
      <span className="font-[550] text-sm">{name}</span>
      <div className="relative">
        <button
          type="button"
          aria-label={logo ? `Replace the logo: ${name}` : `Add a logo: ${name}`}
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          style={{ backgroundColor: ground }}
          className={`grid h-28 w-full place-items-center overflow-hidden rounded-md border p-4 outline-offset-2 transition-colors ${isOver ? "border-accent" : "border-line-strong"} ${logo ? "" : "border-dashed"}`}
        >
          {isSending ? (
            <Spinner className="size-5" />
          ) : logo ? (
            <img
              src={brandMediaUrl(brandId)(logo.assetId)}
              alt=""
              className="size-full min-h-0 object-contain"
            />
          ) : (
            <ImageUp
              className="size-6"
              strokeWidth={1.5}
              aria-hidden="true"
              style={{ color: contrastRatio("#ffffff", ground) > 4.5 ? "#ffffff" : "#15171a", opacity: 0.6 }}
            />
          )}
        </button>
        {logo && !isSending && (
          <div className="absolute end-1 top-1 rounded-sm bg-raised shadow-raised">
            <IconButton
              label={`Remove the logo: ${name}`}
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={() => onChange(null)}
            />
          </div>
        )}
      </div>
      <p role={problem ? "alert" : undefined} className={`text-sm ${problem ? "text-danger" : "text-muted"}`}>
        {problem ??
          (isFaint
            ? kind === "light"
              ? "This one is dark: it will hardly be seen here."
              : "This one is light: it will hardly be seen here."
            : (note ?? (logo?.paths ? "Kept as paths: sharp at every size." : about)))}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml,.svg"
        className="sr-only"
        tabIndex={-1}
        aria-label={`Logo file: ${name}`}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
