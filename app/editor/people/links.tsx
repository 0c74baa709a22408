import Link2 from "lucide-react/icons/link-2";
import { useState } from "react";
import { useDocuments } from "~/firebase/use-documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { ContentLink } from "~/stores/content/content-links";
import type { LinkRole } from "~/stores/content/content-role";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Select } from "~/ui/select";
import { showErrorToast } from "~/ui/toast";
import { editorAddress } from "../comments/comment-address";
import { useEditor } from "../use-editor";

const roleChoices = [
  { value: "comment", label: "Comment" },
  { value: "view", label: "Look" },
] as const;
const dayMs = 86_400_000;
const lifeChoices = [
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const;

/** Links that let whoever is signed in and has one look or comment, until they are over or taken back. */
export function Links() {
  const contentId = useEditor((state) => state.content.id);
  const [role, setRole] = useState<LinkRole>("comment");
  const [days, setDays] = useState<(typeof lifeChoices)[number]["value"]>("7");
  const reading = useDocuments(
    `${contentId} links`,
    () => import("~/stores/content/content-links"),
    ({ watchLinks }, documents, onChange: (links: ContentLink[]) => void, onError) =>
      watchLinks(documents, contentId, ({ items }) => onChange(items), onError),
  );
  const now = new Date();
  const links = reading.kind === "present" ? reading.value.filter(({ expiresAt }) => expiresAt > now) : [];

  async function attempt(failed: string, change: (store: Store) => (documents: Documents) => Promise<void>) {
    try {
      const store = await import("~/stores/content/content-links");
      await writeDocuments(change(store));
    } catch (error) {
      showErrorToast(failed, (error as Error).message);
    }
  }

  return (
    <section aria-labelledby="links-heading" className="grid gap-3 border-line border-t pt-5">
      <div className="grid gap-0.5">
        <h3 id="links-heading" className="font-[550] text-sm">
          Links
        </h3>
        <p className="text-muted text-sm">
          Whoever is signed in and has one comes in. To comment, their address must be confirmed.
        </p>
      </div>
      {links.length > 0 && (
        <ul aria-label="Links to this video" className="grid gap-1">
          {links.map((link) => (
            <li key={link.id} className="flex min-h-9 items-center gap-2 text-sm">
              <span className="min-w-0 grow truncate">
                {link.role === "comment" ? "Comment" : "Look"}
                <span className="text-faint"> until {dateOf(link.expiresAt)}</span>
              </span>
              <CopyButton label="Copy" text={() => addressOf(contentId, link)} />
              <Button
                size="sm"
                variant="ghost"
                onClick={() =>
                  void attempt(
                    "The link was not taken back",
                    (store) => (documents) => store.revokeLink(documents, contentId, link.id),
                  )
                }
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto]">
        <Select label="Lets them" choices={roleChoices} value={role} onChange={setRole} />
        <Select label="For" choices={lifeChoices} value={days} onChange={setDays} />
        <Button
          className="!h-10 max-sm:col-span-2"
          icon={<Link2 className="size-4" />}
          onClick={() =>
            void attempt(
              "The link was not made",
              (store) => (documents) =>
                store.makeLink(documents, contentId, newSecret(), {
                  role,
                  expiresAt: new Date(Date.now() + Number(days) * dayMs),
                }),
            )
          }
        >
          Make link
        </Button>
      </div>
    </section>
  );
}

type Store = typeof import("~/stores/content/content-links");
type Documents = Parameters<Store["revokeLink"]>[0];

function addressOf(contentId: string, { id, role }: ContentLink): string {
  return editorAddress(contentId, { link: id, ...(role === "comment" && { panel: "comments" }) });
}

function dateOf(date: Date): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(date);
}

/** 192 bits in letters and digits, as an address takes them. */
function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
