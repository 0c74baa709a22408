import Flag from "lucide-react/icons/flag";
import ImageIcon from "lucide-react/icons/image";
import Repeat2 from "lucide-react/icons/repeat-2";
import Star from "lucide-react/icons/star";
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { callApi } from "~/client/call-api";
import type { toldEventKinds } from "~/domain/image/trending";
import { scoreOf } from "~/domain/image/trending";
import { SaveToBoard } from "~/images/boards/save-to-board";
import { settingsLine } from "~/images/settings-line";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { showErrorToast } from "~/ui/toast";
import { JudgePanel } from "./judge-panel";
import { publicMediaAddress } from "./public-address";
import { ReportForm } from "./report-form";
import type { ShownImage } from "./use-public-images";

interface PublicViewProps {
  image: ShownImage;
  isOwn: boolean;
  canModerate: boolean;
  isStarred: boolean;
  onStarred: () => void;
  onClose: () => void;
  onJudged: () => void;
}

/** One public image: what made it, how it is doing, remix, star, report. */
export function PublicView({
  image,
  isOwn,
  canModerate,
  isStarred,
  onStarred,
  onClose,
  onJudged,
}: PublicViewProps) {
  const [isReporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const count = (kind: (typeof toldEventKinds)[number]) =>
    callApi(`/api/v1/public-images/${image.id}`, { method: "POST", body: { do: "count", kind } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each opening
  useEffect(() => {
    // A look that is not counted is no loss to who looks.
    count("open").catch(() => {});
  }, [image.id]);

  async function take() {
    const { assetId } = await callApi<{ assetId: string }>(`/api/v1/public-images/${image.id}`, {
      method: "POST",
      body: { do: "copy" },
    });
    return assetId;
  }

  async function star() {
    try {
      await count("star");
      onStarred();
    } catch (error) {
      showErrorToast("The star could not be given", (error as Error).message);
    }
  }

  const { request, title, width, height, color, inputsKeptBack } = image;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title} size="xl">
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_19rem] md:gap-6">
        <div className="grid place-items-center self-start rounded-md bg-sunken p-3 md:min-h-[72dvh]">
          <img
            src={publicMediaAddress(image.id, 1280)}
            width={width}
            height={height}
            alt={title}
            style={{ backgroundColor: color }}
            className="max-h-[46dvh] w-auto rounded-sm object-contain md:max-h-[72dvh]"
          />
        </div>
        <div className="grid content-start gap-5">
          {request && request.prompt !== title && (
            <p dir="auto" className="max-h-44 overflow-y-auto text-pretty">
              {request.prompt}
            </p>
          )}
          <div className="tabular grid gap-1 text-sm">
            <p>
              {counted(image.remixes, "remix", "remixes")} · {counted(image.stars, "star", "stars")} ·{" "}
              {counted(image.opens, "look", "looks")} · score {scoreOf(image.heat, Date.now()).toFixed(1)}
            </p>
            <p className="text-muted">
              {request ? settingsLine(request, image.modelLabel) : image.modelLabel}
            </p>
          </div>
          <div className="grid grid-cols-2 gap-2">
            <Button
              variant="primary"
              icon={<Repeat2 className="size-4" />}
              disabled={request === null}
              onClick={() => navigate(`${href("/image-gen")}?remix=${encodeURIComponent(image.id)}`)}
            >
              Remix
            </Button>
            {isOwn ? (
              <ButtonLink
                to={href("/image-gen/:id", { id: image.id })}
                icon={<ImageIcon className="size-4" />}
              >
                Its page
              </ButtonLink>
            ) : (
              <Button
                aria-pressed={isStarred}
                disabled={isStarred}
                icon={<Star className={classNames("size-4", isStarred && "fill-warning text-warning")} />}
                onClick={() => void star()}
              >
                {isStarred ? "Starred" : "Star"}
              </Button>
            )}
            <SaveToBoard take={take} />
            {!isOwn && (
              <Button
                variant="ghost"
                aria-expanded={isReporting}
                icon={<Flag className="size-4" />}
                onClick={() => setReporting(!isReporting)}
              >
                Report
              </Button>
            )}
          </div>
          {request === null && (
            <p className="text-muted text-sm">
              It was made of its owner’s own picture, so it cannot be remixed.
            </p>
          )}
          {inputsKeptBack > 0 && (
            <p className="text-muted text-sm">
              {inputsKeptBack === 1 ? "One picture or board" : `${inputsKeptBack} pictures or boards`} of its
              owner also shaped it. A remix begins without.
            </p>
          )}
          {isReporting && <ReportForm imageId={image.id} onDone={() => setReporting(false)} />}
          {canModerate && <JudgePanel imageId={image.id} reasons={image.reasons ?? []} onDone={onJudged} />}
        </div>
      </div>
    </Dialog>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}
