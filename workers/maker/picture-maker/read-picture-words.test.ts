import { describe, expect, it } from "vitest";
import { readPictureWords } from "./read-picture-words";

describe("readPictureWords", () => {
  it.each([
    ["Our new oat-milk soap for people with sensitive skin", "stage", "soap"],
    ["A reusable steel bottle", "stage", "bottle"],
    ["Unser neuer Espresso, geröstet in Leipzig", "stage", "cup"],
    ["Mushroom lasagne", "table", "bowl"],
    ["Notre boulangerie à Nantes", "table", "bread"],
    ["Unser Hofladen in der Eifel", "table", "fruit"],
    ["Our street food festival – Live music", "celebration", "bowl"],
    ["Bright two-bedroom flat in Edinburgh", "room", "forms"],
    ["Nuestra casa rural en Asturias", "room", "house"],
    ["Wandern in den Alpen", "mountains", "forms"],
    ["La plage au coucher du soleil", "sea", "forms"],
    ["A linen tote bag", "stage", "bag"],
    ["Chocolate birthday cake with berries", "stage", "cake"],
    ["Lemon cake on a kitchen table", "table", "cake"],
    ["Armbanduhr aus Stahl", "stage", "watch"],
    ["Casque audio sans fil", "stage", "headphones"],
    ["Camiseta de algodón", "stage", "shirt"],
    ["Zapatillas de correr", "stage", "shoe"],
    ["Berlin skyline at night", "city", "forms"],
    ["House plants by post", "leaves", "vase"],
    ["Something else entirely", "stage", "forms"],
  ])("sees in %j a %s with %s", (prompt, subject, thing) => {
    expect(readPictureWords(prompt)).toMatchObject({ subject, thing });
  });

  it.each([
    ["A steel bottle – The lid opens with one hand – close view, daylight", "stage", "bottle"],
    ["A steel bottle – £29, with free returns – coins – wide view, daylight", "stage", "coins"],
    ["Our restaurant – Dinner from Wednesday to Sunday – a calendar – wide view", "table", "plate"],
    ["Unser Fest – Sonntag, 7. September – ein Kalender – weiter Blick", "stage", "calendar"],
    ["How a heat pump works – The heat goes into your radiators – from above", "stage", "radiator"],
    ["Un refuge – Nous cherchons des bénévoles – vue large", "stage", "people"],
  ])("shows in %j what its sentence names", (prompt, subject, thing) => {
    expect(readPictureWords(prompt)).toMatchObject({ subject, thing });
  });

  it("reads time, mood, view and colours in four languages", () => {
    expect(readPictureWords("Tasse, von oben, dunkel, weiches Studiolicht")).toMatchObject({
      time: "night",
      mood: "premium",
      view: "above",
    });
    expect(readPictureWords("Une tasse, gros plan, lumière dorée et chaude")).toMatchObject({
      time: "golden",
      mood: "warm",
      view: "close",
    });
    expect(readPictureWords("Una taza al atardecer, vista amplia, colores alegres y claros")).toMatchObject({
      time: "dusk",
      mood: "playful",
      view: "wide",
    });
    const [first, second] = readPictureWords("A green jar on a pink table").colors;
    expect([first?.h, second?.h]).toEqual([150, 5]);
  });
});
