// Runs a WebAssembly module under Node: one line of JSON asks for a call, one line answers.
//
// Asked:    {call, arguments, blocks}; an argument is a number, {bigint} or {block, lengths}: the
//           address of that block, followed by numbers. Blocks are data in base64, copied into
//           the module's memory for the call.
// Answered: {result, blocks, seconds}, with the blocks as they are after the call and the processor
//           time it took; or {trap}.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const { exports } = await WebAssembly.instantiate(module);

function answer({ call, arguments: given, blocks }) {
  const lent = blocks.map((block) => {
    const data = Buffer.from(block, "base64");
    const address = exports.allocate(data.length);
    new Uint8Array(exports.memory.buffer).set(data, address);
    return { address, length: data.length };
  });
  const passed = given.flatMap((argument) => {
    if (typeof argument === "number") return [argument];
    if ("bigint" in argument) return [BigInt(argument.bigint)];
    return [lent[argument.block].address, ...argument.lengths];
  });
  const before = process.cpuUsage();
  const result = exports[call](...passed);
  const seconds = process.cpuUsage(before).user / 1e6;
  const after = lent.map(({ address, length }) =>
    Buffer.from(exports.memory.buffer, address, length).toString("base64"),
  );
  if (lent.length) exports.release(lent[0].address);
  return {
    result: typeof result === "bigint" ? { bigint: `${result}` } : result,
    blocks: after,
    seconds,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  let answered;
  try {
    answered = answer(JSON.parse(line));
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    answered = { trap: error.message };
  }
  process.stdout.write(JSON.stringify(answered) + "\n");
}
