/** The bytes of the photo a form brought; none where its field was left empty. */
export async function photoIn(fields: FormData): Promise<Buffer> {
  const file = fields.get("photo");
  return Buffer.from(file instanceof File ? new Uint8Array(await file.arrayBuffer()) : []);
}
