/** A size that a place of ads asks for. */
export interface AdSize {
  id: string;
  width: number;
  height: number;
  label: string;
  group: "Social" | "Video and web" | "Google display";
  /** What the place lays its own buttons over, as shares of the height: words keep out of it. */
  covered?: { top: number; bottom: number };
  /** No larger file is taken there. */
  mostBytes?: number;
}

/** Google Ads takes image ads up to 150 KB. */
const googleBytes = 150_000;
const google = (width: number, height: number, name: string): AdSize => ({
  id: `google-${width}x${height}`,
  label: name,
  group: "Google display",
  width,
  height,
  mostBytes: googleBytes,
});

/** The sizes ads are usually made in, by where they are shown. */
export const adSizes: readonly AdSize[] = [
  { id: "instagram-post", label: "Instagram post 4:5", group: "Social", width: 1080, height: 1350 },
  { id: "instagram-grid", label: "Instagram post 3:4", group: "Social", width: 1080, height: 1440 },
  {
    id: "story",
    label: "Story and Reel 9:16",
    group: "Social",
    width: 1080,
    height: 1920,
    covered: { top: 0.13, bottom: 0.19 },
  },
  { id: "square", label: "Square 1:1", group: "Social", width: 1080, height: 1080 },
  { id: "facebook-link", label: "Facebook link 1.91:1", group: "Social", width: 1200, height: 628 },
  { id: "pinterest", label: "Pinterest pin 2:3", group: "Social", width: 1000, height: 1500 },
  { id: "x-post", label: "X post 16:9", group: "Social", width: 1600, height: 900 },
  {
    id: "youtube-thumbnail",
    label: "YouTube thumbnail 16:9",
    group: "Video and web",
    width: 1280,
    height: 720,
    mostBytes: 2_000_000,
  },
  { id: "full-hd", label: "Full HD 16:9", group: "Video and web", width: 1920, height: 1080 },
  { id: "web-hero", label: "Web banner 3:1", group: "Video and web", width: 1800, height: 600 },
  google(300, 250, "Medium rectangle"),
  google(336, 280, "Large rectangle"),
  google(728, 90, "Leaderboard"),
  google(970, 250, "Billboard"),
  google(300, 600, "Half page"),
  google(160, 600, "Wide skyscraper"),
  google(320, 100, "Large mobile banner"),
  google(320, 50, "Mobile banner"),
];
