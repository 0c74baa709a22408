import { expect, test } from "vitest";
import { frame, parseForwardMessages, parseHandshakeHeaders } from "./web-channel-frame";

test("a frame's length counts UTF-16 code units, as the client does", () => {
  expect(frame('["é😀"]')).toBe('7\n["é😀"]');
});

test("handshake headers are read by lower-case name, values with colons kept whole", () => {
  const headers = parseHandshakeHeaders("X-Goog-Api-Client:gl-js/ fire/12\r\nAuthorization:Bearer a.b:c\r\n");
  expect([...headers]).toEqual([
    ["x-goog-api-client", "gl-js/ fire/12"],
    ["authorization", "Bearer a.b:c"],
  ]);
});

test("forward messages carry their map ids from the offset on", () => {
  const form = new URLSearchParams({ count: "2", ofs: "5", req0___data__: '{"a":1}', req1___data__: "{}" });
  expect(parseForwardMessages(form)).toEqual([
    { mapId: 5, json: '{"a":1}' },
    { mapId: 6, json: "{}" },
  ]);
  expect(parseForwardMessages(new URLSearchParams())).toEqual([]);
});
