// Decodes MessagePack files with @msgpack/msgpack and prints each as one line of JSON, in the order of the arguments.
// 64-bit integers become decimal strings, binary data base64, NaN and infinities their names. Bytes after the value are an error.
import { readFileSync } from "node:fs";
import { decode } from "@msgpack/msgpack";

function plain(value) {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64");
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
}

for (const file of process.argv.slice(2)) {
  console.log(JSON.stringify(plain(decode(readFileSync(file), { useBigInt64: true }))));
}
