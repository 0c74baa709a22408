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

test.each([
  "count=1e9",
  "count=1001",
  "count=-1",
  "count=x",
  "count=1.5",
  "count=1&ofs=-3&req0___data__={}",
  "count=1&ofs=1e300&req0___data__={}",
  "count=2&req0___data__={}",
])("a request with %s is refused", (body) => {
  expect(() => parseForwardMessages(new URLSearchParams(body))).toThrow(
    expect.objectContaining({ httpStatus: 400 }),
  );
});
