import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import { whatsNew } from "~/shell/whats-new";
import { IconButton } from "~/ui/icon-button";

const storageKey = "vitrine:seen-news";
const [newest] = whatsNew;

/** What is new since it was last dismissed; nothing stands here when nothing is. */
export default function WhatsNewList() {
  const [seen, setSeen] = useState(readSeen);
  const seenAt = whatsNew.findIndex(({ id }) => id === seen);
  const news = seenAt < 0 ? whatsNew : whatsNew.slice(0, seenAt);
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="news-heading" className="grid gap-3">
      <header className="flex items-center justify-between gap-4">
        <h2 id="news-heading" className="font-[600] text-lg">
          What is new
        </h2>
        <IconButton
          label="Dismiss what is new"
          icon={<X className="size-4" />}
          onClick={() => {
            keepSeen(newest.id);
            setSeen(newest.id);
          }}
        />
      </header>
      <ul className="grid gap-3 sm:grid-cols-3">
        {news.map(({ id, title, about, path }) => (
          <li key={id}>
            <Link
              to={path}
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-raised p-4 shadow-raised transition-colors hover:border-line-strong"
            >
              <span className="font-[550]">{title}</span>
              <span className="text-pretty text-muted text-sm">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function readSeen(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keepSeen(id: string) {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // Storage is off: it is told again with the next visit.
  }
}
