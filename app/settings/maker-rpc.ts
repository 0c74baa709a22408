import type { ArtDirection } from "~/domain/image/art-direction";
import type { ImageReference, ImageRequest } from "~/domain/image/image-request";
import type { PictureReport } from "~/domain/image/picture-report";
import type { ShownSubject } from "~/domain/image/shown-subject";
import type { ProviderErrorCode } from "~/domain/jobs/provider-error-code";
import type { Language } from "~/domain/text/language";
import type { BriefReading } from "~/domain/video/brief-reading";

/** What the app asks of the worker of the built-in makers (workers/maker), which is bound as MAKER. */
export interface MakerRpc {
  /** Answers with the object that a prompt asks for, as JSON. */
  write(question: MakerQuestion): Promise<MakerAnswer<string>>;
  /** Draws the picture of a scene, a JPEG. */
  drawScene(order: SceneOrder): Promise<MakerAnswer<DrawnPicture>>;
  /** Makes one result of a request for images, a JPEG or PNG. */
  makeImage(order: ImageOrder): Promise<MakerAnswer<DrawnPicture>>;
  /** Puts products, with their own pixels, into a scene that another model made, a JPEG, PNG or WebP. */
  placeProduct(order: PlacingOrder): Promise<MakerAnswer<DrawnPicture>>;
  /** What a brief says, part by part. */
  readBrief(question: BriefQuestion): Promise<MakerAnswer<BriefReading>>;
  /** What a picture of these words would show. */
  findSubject(question: SubjectQuestion): Promise<MakerAnswer<ShownSubject>>;
  /** Of each picture, a JPEG, PNG or WebP, whether its product can be cut out. */
  canCutOut(pictures: readonly FileStream[]): Promise<MakerAnswer<boolean[]>>;
}

/** A file on its way between workers: a message holds 32 MiB at most, a stream any number of bytes. */
export type FileStream = ReadableStream<Uint8Array>;

export interface DrawnPicture {
  file: FileStream;
  /** Null of a picture that was only edited. */
  report: PictureReport | null;
}

/** Failures are answers, because errors lose their code on the way. */
export type MakerAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: ProviderErrorCode; details: readonly string[] };

export interface MakerQuestion {
  /** The prompt, with what it is about between fences (`prompts/data-fence`). */
  text: string;
  seed: number;
}

export interface BriefQuestion {
  prompt: string;
  /** The language that was chosen; it wins where the words do not tell. */
  language: Language;
  /** ISO 3166, for telephone numbers without a country; null where it is not known. */
  region: string | null;
}

export interface SubjectQuestion {
  text: string;
  /** Whether products of the person's own are shown. */
  hasProducts: boolean;
}

export interface SceneOrder {
  prompt: string;
  /** In pixels. */
  width: number;
  height: number;
  seed: number;
  /** Of a picture that is one of several; null of one that stands alone. */
  direction: ArtDirection | null;
}

/** A photograph, with what tells how it counts and how large its thing is. */
interface NamedReference extends Pick<ImageReference, "weight"> {
  /** What its owner calls it, and says it shows. */
  name: string;
}

export interface PlacingOrder {
  scene: FileStream;
  products: readonly (NamedReference & { file: FileStream })[];
  /** What the whole was asked for with. */
  prompt: string;
}

export interface ImageOrder {
  request: ImageRequest;
  /** Size asked for, in pixels. */
  size: { width: number; height: number };
  seed: number;
  source: FileStream | null;
  /** Of the source's size; what is white is to change. */
  mask: FileStream | null;
  references: readonly (NamedReference & Pick<ImageReference, "role"> & { file: FileStream })[];
  /** Of the steering board: its colours, `#rrggbb`, and its words. */
  steering: { palette: readonly string[]; words: readonly string[] } | null;
}
