import Download from "lucide-react/icons/download";
import { useRef, useState } from "react";
import { type DownloadType, downloadTypes } from "~/formats/xmp/embed-xmp";
import type { Image } from "~/stores/images/image-document";
import { Button } from "~/ui/button";
import { Menu, MenuItem } from "~/ui/menu";
import { downloadImage, downloadNames } from "./download-image";

/** The file, in the kind one needs; how it was made goes with it. */
export function DownloadMenu({ image, modelLabel }: { image: Image; modelLabel: string }) {
  const [making, setMaking] = useState<DownloadType | null>(null);
  const stop = useRef<AbortController | null>(null);

  async function download(type: DownloadType) {
    const stopper = new AbortController();
    stop.current = stopper;
    setMaking(type);
    await downloadImage(image, modelLabel, type, stopper.signal);
    setMaking(null);
  }

  if (making) {
    return (
      <Button onClick={() => stop.current?.abort(new DOMException("Stopped", "AbortError"))}>
        Making the {downloadNames[making].label} · Stop
      </Button>
    );
  }
  return (
    <Menu trigger={<Button icon={<Download className="size-4" />}>Download</Button>} align="start">
      {downloadTypes.map((type) => (
        <MenuItem key={type} onSelect={() => void download(type)}>
          <span className="flex justify-between gap-6">
            {downloadNames[type].label}
            <span className="text-muted">{downloadNames[type].about}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
