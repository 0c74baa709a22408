import { readEditedPicture } from "~/server/images/read-edited-picture.server";
import type { Route } from "./+types/route";

export const loader = ({ context, request }: Route.LoaderArgs) => readEditedPicture(context, request);
