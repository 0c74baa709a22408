import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { useDocuments } from "~/firebase/use-documents";
import { howMade } from "~/images/operation-names";
import type { Image } from "~/stores/images/image-document";

/** What the image was made from, and what was made from it. Nothing where it stands alone. */
export function LineageStrip({ userId, image }: { userId: string; image: Image }) {
  const children = useDocuments(
    `${userId} ${image.id}`,
    () => import("~/stores/images/images"),
    (store, documents, onChange: (images: Image[]) => void, onError) =>
      store.watchChildren(documents, userId, image.id, ({ items }) => onChange(items), onError),
  );
  const made = children.kind === "present" ? children.value.filter(({ shelf }) => shelf !== "trash") : [];
  if (image.parentIds.length === 0 && made.length === 0) return null;
  return (
    <section aria-labelledby="lineage" className="grid gap-2">
      <h2 id="lineage" className="font-[550] text-sm">
        Lineage
      </h2>
      <ol className="flex items-center gap-2 overflow-x-auto p-1">
        {image.parentIds.map((id) => (
          <Step key={id} id={id} label="Made from" />
        ))}
        {image.parentIds.length > 0 && <ArrowRight className="size-4 shrink-0 text-faint rtl:rotate-180" />}
        <li className="shrink-0">
          <Thumb id={image.id} label="This image" className="outline-2 outline-accent outline-offset-2" />
        </li>
        {made.length > 0 && <ArrowRight className="size-4 shrink-0 text-faint rtl:rotate-180" />}
        {made.map((image) => (
          <Step key={image.id} id={image.id} label={`${howMade(image)}: ${image.title}`} />
        ))}
      </ol>
    </section>
  );
}

function Step({ id, label }: { id: string; label: string }) {
  return (
    <li className="shrink-0">
      <Link to={`/image-gen/${id}`} title={label} className="block rounded-sm">
        <Thumb id={id} label={label} />
      </Link>
    </li>
  );
}

function Thumb({ id, label, className }: { id: string; label: string; className?: string }): ReactNode {
  return (
    <img
      src={mediaAddress(id, 320)}
      alt={label}
      className={`size-16 rounded-sm bg-sunken object-cover ${className ?? ""}`}
    />
  );
}
