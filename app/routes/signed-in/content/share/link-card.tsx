import Play from "lucide-react/icons/play";

interface LinkCardProps {
  host: string;
  title: string;
  description: string;
  /** Null until it is drawn. */
  poster: string | null;
  isProtected: boolean;
  /** It shows edits that are not published yet. */
  isNext: boolean;
}

/** How the link looks where it is pasted: chats, posts, mails. */
export function LinkCard({ host, title, description, poster, isProtected, isNext }: LinkCardProps) {
  return (
    <figure className="grid gap-2.5">
      <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
        <div className="relative grid aspect-[1.91/1] place-items-center overflow-hidden bg-sunken">
          {isProtected ? (
            <p className="px-6 text-center text-muted text-sm">
              Behind a password, the link shows no picture.
            </p>
          ) : (
            poster && (
              <>
                <img
                  src={poster}
                  alt=""
                  className="absolute inset-0 size-full scale-150 object-cover blur-xl"
                />
                <img
                  src={poster}
                  alt="Poster of the video"
                  className="absolute inset-0 size-full object-contain"
                />
                <span
                  aria-hidden="true"
                  className="relative grid size-12 place-items-center rounded-full bg-black/60 text-white"
                >
                  <Play className="ms-0.5 size-5 fill-current" />
                </span>
              </>
            )
          )}
        </div>
        <div className="grid gap-0.5 px-4 py-3">
          <p className="text-muted text-xs">{host}</p>
          <p className="truncate font-[600]">
            <bdi>{isProtected ? "Password" : title}</bdi> · Vitrine
          </p>
          {!isProtected && (
            <p className="line-clamp-2 text-muted text-sm">
              <bdi>{description}</bdi>
            </p>
          )}
        </div>
      </div>
      <figcaption className="text-muted text-sm">
        {isNext
          ? "How the link looks where you paste it, once you publish the changes"
          : "How the link looks where you paste it"}
      </figcaption>
    </figure>
  );
}
