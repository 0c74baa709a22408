import Download from "lucide-react/icons/download";
import { useRef, useState } from "react";
import { saveFile } from "~/save-file";
import type { Image } from "~/stores/image-document";
import { Button } from "~/ui/button";
import { Menu, MenuItem } from "~/ui/menu";
import { showRetryToast, showToast } from "~/ui/toast";
import { type DownloadType, downloadTypes } from "../embed/embed-xmp";

const names: Record<DownloadType, { label: string; about: string }> = {
  "image/png": { label: "PNG", about: "Loses nothing" },
  "image/jpeg": { label: "JPEG", about: "Opens anywhere" },
  "image/webp": { label: "WebP", about: "Small, for the web" },
  "image/avif": { label: "AVIF", about: "Smallest, takes a moment" },
};

/** The file, in the kind one needs; how it was made goes with it. */
export function DownloadMenu({ image, modelLabel }: { image: Image; modelLabel: string }) {
  const [making, setMaking] = useState<DownloadType | null>(null);
  const stop = useRef<AbortController | null>(null);

  async function download(type: DownloadType) {
    const stopper = new AbortController();
    stop.current = stopper;
    setMaking(type);
    try {
      const { makeDownload } = await import("./make-download");
      const { file, name } = await makeDownload(image, modelLabel, type, stopper.signal);
      saveFile(file, name);
    } catch (error) {
      if (stopper.signal.aborted) showToast("Download stopped");
      else
        showRetryToast(
          `The ${names[type].label} could not be made`,
          error instanceof Error ? error.message : undefined,
          () => void download(type),
        );
    }
    setMaking(null);
  }

  if (making) {
    return (
      <Button onClick={() => stop.current?.abort(new DOMException("Stopped", "AbortError"))}>
        Making the {names[making].label} · Stop
      </Button>
    );
  }
  return (
    <Menu trigger={<Button icon={<Download className="size-4" />}>Download</Button>} align="start">
      {downloadTypes.map((type) => (
        <MenuItem key={type} onSelect={() => void download(type)}>
          <span className="flex justify-between gap-6">
            {names[type].label}
            <span className="text-muted">{names[type].about}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
