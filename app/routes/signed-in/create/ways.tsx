import { useMemo } from "react";
import { href, useNavigate } from "react-router";
import { formatCredits } from "~/domain/credits/format-credits";
import { mostCreditsOfVideo, scriptCredits } from "~/domain/credits/prices";
import { examplePages } from "~/domain/facts/example-pages";
import type { OfferedModels } from "~/domain/image/offered-models";
import { usualImageCount } from "~/domain/image/usual-count";
import { remixAddress } from "~/images/inspirations/remix-address";
import { takeInspiration } from "~/images/inspirations/take-inspiration";
import { tableAddress } from "~/rows/start/create-table";
import { exampleName, exampleProducts } from "~/rows/start/example-shop";
import { createExample } from "~/rows/start/start-example";
import { type SampleBrief, sampleBriefs } from "~/studio/samples/sample-briefs";
import { exampleInspirations } from "./example-inspirations";
import { WayCard } from "./way-card";
import { PageFacts, PictureFan, SampleVideo, TableRows } from "./way-pictures";

const [wordsExample, templateExample] = sampleBriefs;
const [examplePage, exampleProduct, pageExample] = examplePages;

const readingOf = (address: string) => `${href("/url-to-video")}?${new URLSearchParams({ address })}`;

const newPageOf = (address: string) => `${href("/pdp/create")}?${new URLSearchParams({ address })}`;

const productOf = (address: string) => `${href("/product")}?${new URLSearchParams({ new: "page", address })}`;

/** The ways to start that there are. */
export function Ways({ userId, models }: { userId: string; models: OfferedModels }) {
  const navigate = useNavigate();
  const [first, second, third, fourth, fifth] = useMemo(exampleInspirations, []);
  if (!first || !second || !third || !fourth || !fifth) return null;
  const priceOf = (brief: SampleBrief) => {
    const creditsPerPicture = models.pictures[0]?.creditsPerResult ?? 0;
    return `up to ${formatCredits(mostCreditsOfVideo({ ...brief, pictureSource: "made" }, creditsPerPicture))}`;
  };

  return (
    <ul className="grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <WayCard
        title="A video from a few sentences"
        about="Script, pictures, music and six versions to choose from. You approve every word first."
        picture={<SampleVideo id={wordsExample.id} />}
        example={wordsExample.prompt}
        price={priceOf(wordsExample)}
        run={() => navigate(href("/prompt-to-video"), { state: { brief: wordsExample, starts: true } })}
        emptyLabel="Write your own"
        emptyPath={href("/prompt-to-video")}
      />
      <WayCard
        title="A video from a web address"
        about="A product, an event, an offer: its facts with where they stand on the page, and its pictures."
        picture={<PageFacts />}
        example={`Our example shop, ${examplePage.name}`}
        price={null}
        run={() => navigate(readingOf(new URL(examplePage.path, location.origin).href))}
        emptyLabel="Name an address"
        emptyPath={href("/url-to-video")}
      />
      <WayCard
        title="A video for every row"
        about="A catalogue, a price list or a feed: each row becomes a video, all are edited in one table."
        picture={<TableRows />}
        example={`“${exampleName}”: ${exampleProducts.length} products with pictures and prices`}
        price={null}
        run={async () => navigate(tableAddress(await createExample(userId)))}
        emptyLabel="Bring your rows"
        emptyPath={href("/megapot")}
      />
      <WayCard
        title="A product, written down once"
        about="Its facts, variants and photos, cut out. Every video and image of it follows when a price changes."
        picture={<PictureFan inspirations={[second]} />}
        example={`Our example shop, ${exampleProduct.name}`}
        price={null}
        run={() => navigate(productOf(new URL(exampleProduct.path, location.origin).href))}
        emptyLabel="Your products"
        emptyPath={href("/product")}
      />
      <WayCard
        title="A product page"
        about="Facts become sections, and three directions are written side by side on your own content."
        picture={<PictureFan inspirations={[fourth, first]} />}
        example={`Our example shop, ${pageExample.name}`}
        price={null}
        run={() => navigate(newPageOf(new URL(pageExample.path, location.origin).href))}
        emptyLabel="See the gallery"
        emptyPath={href("/pdp/gallery")}
      />
      <WayCard
        title="A video from your pictures"
        about="Photos and clips of yours, one a scene, with words that fit. Nothing is drawn."
        picture={<PictureFan inspirations={[first, second]} />}
        example={`Two pictures and “${first.title}, now in the shop.”`}
        price={formatCredits(scriptCredits)}
        run={async () => {
          const pictures = await Promise.all(
            [first, second].map(async (inspiration) => ({
              assetId: await takeInspiration(inspiration),
              name: inspiration.title,
            })),
          );
          const prompt = `${first.title}, now in the shop.`;
          await navigate(href("/prompt-to-video"), { state: { prompt, pictures, starts: true } });
        }}
        emptyLabel="Add your pictures"
        emptyPath={href("/prompt-to-video")}
        emptyState={{ pictureSource: "uploads" }}
      />
      <WayCard
        title="Images from words"
        about="Product shots, backgrounds, patterns. References and boards steer what comes."
        picture={<PictureFan inspirations={[third]} />}
        example={third.prompt}
        price={formatCredits(usualImageCount * (models.images[0]?.creditsPerResult ?? 0))}
        run={() => navigate(href("/image-gen"), { state: { prompt: third.prompt, starts: true } })}
        emptyLabel="Write your own"
        emptyPath={href("/image-gen")}
      />
      <WayCard
        title="A picture, edited"
        about="Cut out, fill, extend, new background, words and badges; exported in the sizes of every platform."
        picture={<PictureFan inspirations={[fourth]} />}
        example={`“${fourth.title}”, opened in the editor`}
        price={null}
        run={async () => {
          const assetId = await takeInspiration(fourth);
          await navigate(`${href("/image-gen/edit")}?image=${assetId}`);
        }}
        emptyLabel="Open one of yours"
        emptyPath={href("/image-gen/edit")}
      />
      <WayCard
        title="A remix of an inspiration"
        about="A curated picture with everything that made it: change a word and make it again."
        picture={<PictureFan inspirations={[fifth, third, second]} />}
        example={fifth.prompt}
        price={null}
        run={() => navigate(remixAddress(fifth.id))}
        emptyLabel="See all inspirations"
        emptyPath={href("/image-gen/inspirations")}
      />
      <WayCard
        title="A template"
        about="Choose how it looks first, in your own colours; then say what it is about."
        picture={<SampleVideo id={templateExample.id} />}
        example={templateExample.prompt}
        price={priceOf(templateExample)}
        run={() => navigate(href("/prompt-to-video"), { state: { brief: templateExample, starts: true } })}
        emptyLabel="See the templates"
        emptyPath="#templates"
      />
    </ul>
  );
}
