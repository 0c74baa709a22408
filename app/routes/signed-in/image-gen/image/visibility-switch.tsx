import { Link } from "react-router";
import { BackedClaims } from "~/claims/backed-claims";
import { useOnlineState } from "~/firebase/use-documents-state";
import { claimsOfImage, openClaimsOfImage } from "~/stores/images/image-claims";
import type { Image } from "~/stores/images/image-document";
import { CopyButton } from "~/ui/copy-button";
import { Switch } from "~/ui/switch";
import { LetteringClaims } from "./lettering-claims";
import { publicImageAddress } from "./public-image-address";
import { useVisibility } from "./use-visibility";

/** Whether others in this studio may see the image and remix it. Shown at once; put back where it is refused. */
export function VisibilitySwitch({ image }: { image: Image }) {
  const { asked, ask } = useVisibility(image);
  const isOffline = useOnlineState() === "offline";
  const visibility = asked ?? image.visibility;
  if (image.removedReason) return <Removed reason={image.removedReason} at={image.removedAt ?? null} />;
  const open = openClaimsOfImage(image);
  const isHeldBack = visibility === "private" && open.length > 0;
  const mayChange = visibility === "public" || (image.shelf === "kept" && !isHeldBack);
  return (
    <div className="grid gap-1.5">
      <Switch
        label="Public"
        hint={
          isOffline
            ? "What others see changes once the server answers again."
            : isHeldBack
              ? "Its lettering states what nothing backs yet."
              : mayChange
                ? "Everybody signed in here may see it with its recipe, remix it and save a copy."
                : "Only an image that is kept can be public."
        }
        checked={visibility === "public"}
        disabled={isOffline || !mayChange}
        onChange={(isPublic) => void ask(isPublic ? "public" : "private")}
      />
      {isHeldBack && image.shelf === "kept" && <LetteringClaims imageId={image.id} claims={open} />}
      <BackedClaims claims={claimsOfImage(image)} />
      {image.visibility === "public" && visibility === "public" && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link to={publicImageAddress(image.id)} className="font-[550] text-sm hover:underline">
            See it as others do
          </Link>
          <CopyButton
            label="Copy link"
            text={() => new URL(publicImageAddress(image.id), location.origin).href}
          />
        </div>
      )}
    </div>
  );
}

/** In place of the switch, once staff have decided. */
function Removed({ reason, at }: { reason: string; at: Date | null }) {
  return (
    <section aria-labelledby="removed" className="grid gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm">
      <h2 id="removed" className="font-[550] text-warning">
        Taken off the public images by staff
      </h2>
      <p className="text-pretty">“{reason}”</p>
      <p className="text-muted">
        {at && `${new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(at)}. `}
        Nobody else sees it. It stays yours, and cannot be made public again.
      </p>
    </section>
  );
}
