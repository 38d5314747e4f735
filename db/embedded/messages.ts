/** The few protocol messages that the embedded engine's socket writes itself. */

export function startupMessage(): Buffer {
  const body = Buffer.from("user\0postgres\0database\0postgres\0\0");
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

export function queryMessage(sql: string): Buffer {
  return typed("Q", Buffer.from(`${sql}\0`));
}

export function syncMessage(): Buffer {
  return typed("S", Buffer.alloc(0));
}

/** An error after which the connection is over. */
export function fatalMessage(code: string, sentence: string): Buffer {
  return typed("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${sentence}\0\0`));
}

function typed(type: string, body: Buffer): Buffer {
  const message = Buffer.alloc(5 + body.length);
  message.write(type, 0, "latin1");
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}
