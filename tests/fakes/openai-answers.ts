/** The script the server writes: valid, and true of any brief because it says nothing of it. */
export const scriptOfServer = {
  title: "A look at the work",
  scenes: [
    {
      role: "hook",
      headline: "Have a look",
      body: "",
      label: null,
      action: null,
      pictureBrief: "A calm table",
    },
    {
      role: "point",
      headline: "Made with care",
      body: "",
      label: null,
      action: null,
      pictureBrief: "Two hands",
    },
    {
      role: "action",
      headline: "See for yourself",
      body: "",
      label: null,
      action: "Look",
      pictureBrief: "A door",
    },
  ],
};

/** Other words the server offers for any scene: the second states what no brief says. */
export const rewriteOfServer = {
  alternatives: [
    { headline: "Have a look", body: null, label: null, action: null, spoken: null, pictureBrief: null },
    { headline: "The best of 1887", body: null, label: null, action: null, spoken: null, pictureBrief: null },
    { headline: "Come closer", body: null, label: null, action: null, spoken: null, pictureBrief: null },
  ],
};

/** Openings the server offers: the second states what no brief says. */
export const anglesOfServer = {
  angles: [
    { kind: "question", headline: "Shall we?", body: "" },
    { kind: "number", headline: "Only 3 left", body: "" },
  ],
};

/** Steps the server makes of any instruction for a picture, and what it leaves. */
export const planOfServer = {
  steps: [
    { do: "add-text", text: "Fresh today", place: "top", size: "large", color: null },
    { do: "remove-background" },
    { do: "crop", ratio: "1:1", keep: null },
  ],
  cannot: [{ wish: "take away the cup", needs: "marking" }],
};

/** Steps the server makes of anything asked of a video. */
export const videoPlanOfServer = {
  reply: "It becomes 15 seconds long and fits Reels.",
  steps: [
    { do: "platform", platform: "reels" },
    { do: "cut", seconds: 15 },
  ],
  cannot: ["make the dog bark"],
};
