import ArrowLeft from "lucide-react/icons/arrow-left";
import { href, Link, useSearchParams } from "react-router";
import { ByHand } from "./by-hand";
import { FromFeed } from "./from-feed";
import { FromPage } from "./from-page";
import { FromPhotos } from "./from-photos";
import { FromText } from "./from-text";

const ways = {
  page: "From a page",
  text: "From text",
  photo: "From photos",
  feed: "From a feed",
  hand: "By hand",
} as const;
type Way = keyof typeof ways;

const newAddress = (way: Way) => `${href("/product")}?${new URLSearchParams({ new: way })}`;

/** A product begins with what its person has: a page, words, photos, or what they know. */
export function NewProduct({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const asked = search.get("new");
  const way = (Object.keys(ways) as Way[]).find((one) => one === asked) ?? "page";
  return (
    <>
      <header className="grid gap-3">
        <Link
          to={href("/product")}
          className="-ms-2 inline-flex h-8 items-center gap-1.5 justify-self-start rounded-sm px-2 text-muted text-sm hover:bg-hover hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          Products
        </Link>
        <h1 tabIndex={-1} className="font-display text-3xl">
          New product
        </h1>
        <nav aria-label="Ways to begin" className="flex gap-6 overflow-x-auto border-line border-b">
          {(Object.keys(ways) as Way[]).map((one) => (
            <Link
              key={one}
              to={newAddress(one)}
              replace
              aria-current={one === way ? "page" : undefined}
              className={`-mb-px whitespace-nowrap border-b-2 py-2 ${one === way ? "border-accent font-[550] text-text" : "border-transparent text-muted hover:text-text"}`}
            >
              {ways[one]}
            </Link>
          ))}
        </nav>
      </header>
      {way === "page" && <FromPage userId={userId} />}
      {way === "text" && <FromText userId={userId} />}
      {way === "photo" && <FromPhotos userId={userId} />}
      {way === "feed" && <FromFeed userId={userId} />}
      {way === "hand" && <ByHand userId={userId} />}
    </>
  );
}
