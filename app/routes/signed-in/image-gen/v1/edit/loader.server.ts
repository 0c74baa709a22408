import { readEditedImage } from "~/server/images/read-edited-image.server";
import type { Route } from "./+types/route";

export const loader = ({ context, request }: Route.LoaderArgs) => readEditedImage(context, request);
