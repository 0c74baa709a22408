import { archLayout } from "~/scene/layouts/arch";
import { bandLayout } from "~/scene/layouts/band";
import { beforeAfterLayout } from "~/scene/layouts/before-after";
import { blurredLayout } from "~/scene/layouts/blurred";
import { browserLayout } from "~/scene/layouts/browser";
import { cardLayout } from "~/scene/layouts/card";
import { checklistLayout } from "~/scene/layouts/checklist";
import { checklistPhotoLayout } from "~/scene/layouts/checklist-photo";
import { closingLayout } from "~/scene/layouts/closing";
import { countdownLayout } from "~/scene/layouts/countdown";
import { counterLayout } from "~/scene/layouts/counter";
import { counterPhotoLayout } from "~/scene/layouts/counter-photo";
import { couponLayout } from "~/scene/layouts/coupon";
import { coverLayout } from "~/scene/layouts/cover";
import { coverCentredLayout } from "~/scene/layouts/cover-centred";
import { diagonalLayout } from "~/scene/layouts/diagonal";
import { duoLayout } from "~/scene/layouts/duo";
import { endCardLayout } from "~/scene/layouts/end-card";
import { eventLayout } from "~/scene/layouts/event";
import { eventPhotoLayout } from "~/scene/layouts/event-photo";
import { factsLayout } from "~/scene/layouts/facts";
import { factsPhotoLayout } from "~/scene/layouts/facts-photo";
import { figureLayout } from "~/scene/layouts/figure";
import { filmstripLayout } from "~/scene/layouts/filmstrip";
import { framedLayout } from "~/scene/layouts/framed";
import { gaugeLayout } from "~/scene/layouts/gauge";
import { iconPointLayout } from "~/scene/layouts/icon-point";
import { insetLayout } from "~/scene/layouts/inset";
import { kineticLayout } from "~/scene/layouts/kinetic";
import type { Layout } from "~/scene/layouts/layout";
import { linesLayout } from "~/scene/layouts/lines";
import { linesPhotoLayout } from "~/scene/layouts/lines-photo";
import { loupeLayout } from "~/scene/layouts/loupe";
import { medallionLayout } from "~/scene/layouts/medallion";
import { menuLayout } from "~/scene/layouts/menu";
import { mosaicLayout } from "~/scene/layouts/mosaic";
import { notificationLayout } from "~/scene/layouts/notification";
import { numberedLayout } from "~/scene/layouts/numbered";
import { panelLayout } from "~/scene/layouts/panel";
import { phoneLayout } from "~/scene/layouts/phone";
import { placeLayout } from "~/scene/layouts/place";
import { portraitQuoteLayout } from "~/scene/layouts/portrait-quote";
import { posterLayout } from "~/scene/layouts/poster";
import { priceLayout } from "~/scene/layouts/price";
import { printsLayout } from "~/scene/layouts/prints";
import { proofBarLayout } from "~/scene/layouts/proof-bar";
import { quoteLayout } from "~/scene/layouts/quote";
import { ratingLayout } from "~/scene/layouts/rating";
import { signOffLayout } from "~/scene/layouts/sign-off";
import { splitLayout } from "~/scene/layouts/split";
import { spotlightLayout } from "~/scene/layouts/spotlight";
import { statementLayout } from "~/scene/layouts/statement";
import { stepsLayout } from "~/scene/layouts/steps";
import { testimonialLayout } from "~/scene/layouts/testimonial";
import { tickerLayout } from "~/scene/layouts/ticker";
import { versusLayout } from "~/scene/layouts/versus";
import { windowLayout } from "~/scene/layouts/window";

/** The layouts that come with the product, in the order the library shows them. */
export const builtInLayouts: readonly Layout[] = [
  coverLayout,
  coverCentredLayout,
  posterLayout,
  blurredLayout,
  spotlightLayout,
  cardLayout,
  notificationLayout,
  splitLayout,
  diagonalLayout,
  framedLayout,
  bandLayout,
  medallionLayout,
  archLayout,
  insetLayout,
  windowLayout,
  loupeLayout,
  phoneLayout,
  browserLayout,
  printsLayout,
  duoLayout,
  mosaicLayout,
  filmstripLayout,
  beforeAfterLayout,
  portraitQuoteLayout,
  testimonialLayout,
  ratingLayout,
  quoteLayout,
  counterLayout,
  counterPhotoLayout,
  gaugeLayout,
  proofBarLayout,
  countdownLayout,
  priceLayout,
  couponLayout,
  checklistLayout,
  checklistPhotoLayout,
  linesLayout,
  linesPhotoLayout,
  stepsLayout,
  menuLayout,
  factsLayout,
  factsPhotoLayout,
  versusLayout,
  statementLayout,
  kineticLayout,
  panelLayout,
  figureLayout,
  numberedLayout,
  iconPointLayout,
  tickerLayout,
  eventLayout,
  eventPhotoLayout,
  placeLayout,
  closingLayout,
  signOffLayout,
  endCardLayout,
];
